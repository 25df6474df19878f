import { capitalised } from "./clean.ts";
import { isNegated } from "./facts.ts";
import { makeOffersOfKind } from "./kind.ts";
import { findBareLists, LIST_END, parseName, findSharedNames } from "./names-listed.ts";
import { describeWork } from "./work-names.ts";

/** An item or service that a sentence names. */
export interface ParsedOffer {
  name: string;
  /** E.g. "₹80 a plate"; empty if the sentence has no price. */
  price: string;
}

const PRICE =
  /(?<from>\b(?:starting|starts|from|only)(?: (?:at|from))? )?(?:(?:₹|\brs\.?|\binr|रु\.?|रू\.?) ?(?<before>\d[\d,]{0,9}(?:\.\d{1,2})?(?: ?(?:lakhs?|lacs?|crores?|k)\b)?)(?:\/-)?|\b(?<after>\d[\d,]{0,9}) ?(?:\/-|rupees|rupaye|rupay|rs\b|रुपये|रुपए|रुपया|रुपयों|रूपये|रु\.?|रू\.?))(?<hindiPer>(?: ?प्रति| ?हर)? (?:किलो|प्लेट|पीस|दर्जन|लीटर|व्यक्ति|महीना|महीने|घंटा|घंटे|दिन|क्लास|कप|गिलास)(?![\p{L}\p{M}]))?(?<per> ?(?:\/ ?|an? |per )(?:sq ?ft|square f(?:oo|ee)t|\p{L}{2,12}\b)| each\b| (?<plan>monthly|yearly|daily|weekly)\b)?(?<onwards> ?(?:onwards|upwards|and above|se (?:start|shuru|shuroo|chalu)\b|se(?= *(?:[,.;]|$))))?|\b(?:starting|starts)(?: (?:at|from))? (?<bare>\d{2,7})\b(?! ?(?:am|pm|baje))/giu;

/** Words before a price that are not part of the item's name. */
const LEADS =
  /^.*\b(?:we|i|sell|selling|make|making|bake|cook|serve|offer|do|our|have|having|is|are|and|with|also|get|provide|called|mein|me)\b/i;
const TAIL = /[\s:=@-]*\b(?:at|for|is|are|only|from|starting|starts|just|costs?|of|@)?[\s:=@-]*$/i;

/** "₹500 for a haircut", but not "for the day"; "₹350 a plate veg" and "₹250 visit charge". */
const FOR =
  /^ ?for (?!the\b|both\b|all\b|every\b|our\b|your\b|my\b)(?:a |an |one )?(\d ?bhk\b|[^,.;₹\d]{3,30})/i;
const KIND =
  /^ ((?!for\b|with\b|in\b|at\b|only\b|on\b|and\b|se\b|to\b|per\b|plus\b|all\b|each\b|ka\b|ki\b|ke\b)\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?)\s*$/u;
const PLANS: Readonly<Record<string, string>> = {
  monthly: " a month",
  yearly: " a year",
  daily: " a day",
  weekly: " a week",
};

const DOES =
  /^.*\b(?:i|we|and)\s+(?:also\s+)?(repair|fix|teach|photograph|paint|clean|groom|install|stitch|print|write|supply|rent|grow|deliver|design|arrange)\s+(.+)$/i;

function priced(clause: string): ParsedOffer[] {
  const offers: ParsedOffer[] = [];
  let at = 0;
  for (const hit of clause.matchAll(PRICE)) {
    const { from, before, after, bare, per, plan, onwards, hindiPer } = hit.groups ?? {};
    const end = hit.index + hit[0].length;
    const stem = clause
      .slice(at, hit.index)
      .replace(TAIL, "")
      .replace(/^.*:/, "")
      .replace(DOES, (_, verb: string, thing: string) => describeWork(verb, thing))
      .replace(LEADS, "")
      .replace(/^ *(?:and|aur|&) /i, "")
      .replace(/\s+(?:in|at|near|from)\s+\p{Lu}\p{Ll}.*$/u, "");
    const rest = clause.slice(end);
    const [, next = ""] = FOR.exec(rest) ?? (stem.trim() === "" ? KIND.exec(rest) : null) ?? [];
    const unit =
      per?.trim() && !plan
        ? ` ${per
            .trim()
            .replace(/^(?:\/|per) ?/, "a ")
            .replace(/^a hour/, "an hour")}`
        : (PLANS[plan?.toLowerCase() ?? ""] ?? "");
    const each = hindiPer ? ` प्रति ${hindiPer.trim().split(" ").at(-1)}` : "";
    const price = `${from || bare || onwards ? "From " : ""}₹${before ?? after ?? bare}${/^ an?$/.test(unit) ? "" : unit}${each}`;
    const [beginning = ""] = stem.split(LIST_END);
    const name = parseName(stem) || parseName(beginning) || parseName(next);
    offers.push({ name: capitalised(name), price });
    at = end;
  }
  return offers;
}

/** Each of these is also a noun or an adjective, unless it follows a subject. */
const SUBJECT_VERBS =
  /\b(?:i|we|also|and)\s+(?:also\s+)?(fix|print|write|paint|clean|groom|install|design|deliver|arrange)\s+([^.;!?()\n]+)/gi;
const VERBS =
  /\b(sell(?:ing)?|mak(?:e|ing)|bak(?:e|ing)|cook(?:ing)?|serv(?:e|ing)|repair(?:ing)?|teach(?:ing)?|offer(?:ing)?|photograph(?:ing)?|stitch(?:ing)?|suppl(?:y|ying)|provid(?:e|ing)|rent(?:ing)?|grow(?:ing)?|do|sells|makes|bakes|serves|teaches|offers|repairs)\s+([^.;!?()\n]+)/gi;

/** "Hum biryani aur kebab banate hain". */
const HINDI_DOES =
  /\b(hum|main|mai) (?:log )?([^,.;!?₹\d]+?) (?:banat|becht|kart|det|rakht)[eia]\b/gi;

function findOffersByVerb(sentence: string): ParsedOffer[] {
  const offers: ParsedOffer[] = [];
  for (const hit of [
    ...sentence.matchAll(VERBS),
    ...sentence.matchAll(SUBJECT_VERBS),
    ...sentence.matchAll(HINDI_DOES),
  ]) {
    if (isNegated(sentence, hit.index, hit.index + 4)) continue;
    const [list = ""] = (hit[2] ?? "").split(LIST_END);
    // "Cycle repair and washing": a noun, not a verb.
    if (/^(?:and|or|&|shop|work|service)\b/i.test(list)) continue;
    for (const part of list.split(/,| and | & | or | aur /i)) {
      const name = parseName(
        part.replace(
          /^\s*(?:and|also|do|all kinds? of|all types? of|fresh|good|best|some|the|only|our|your|a|an)\s+/i,
          "",
        ),
      );
      if (name !== "" && !/^(?:not|home|door|free)\b|delivery|business|website|work$/i.test(name))
        offers.push({ name: capitalised(describeWork(hit[1] ?? "", name)), price: "" });
    }
  }
  return offers;
}

/** The offers in a sentence with their prices, in sentence order, without duplicates. */
export function parseOffers(sentence: string): { offers: ParsedOffer[]; loosePrices: string[] } {
  const clauses = sentence.split(
    /[;!?।\n]|,(?!\d)|(?<!\brs|\binr|रु|रू)\.(?!\d)|(?: and | aur | और )/i,
  );
  const withPrices = clauses.flatMap((clause) => priced(clause));
  const { first, later } = findBareLists(sentence);
  const bare = [...first, ...later, ...findSharedNames(sentence)].map((name) => ({
    name,
    price: "",
  }));
  const offers: ParsedOffer[] = [];
  for (const offer of [
    ...withPrices.filter(({ name }) => name !== ""),
    ...findOffersByVerb(sentence),
    ...bare,
  ]) {
    const matchIndex = offers.findIndex(
      ({ name }) => isWithin(name, offer.name) || isWithin(offer.name, name),
    );
    const known = offers[matchIndex];
    if (known === undefined) offers.push(offer);
    else if (isFuller(offer.name, known)) offers[matchIndex] = { ...known, name: offer.name };
  }
  if (offers.length === 0)
    offers.push(...makeOffersOfKind(sentence).map((name) => ({ name, price: "" })));
  const nameless = withPrices.filter(({ name }) => name === "").map(({ price }) => price);
  const [each = "", ...more] = nameless;
  // "Resumes and profiles, ₹999 each".
  if (each.endsWith(" each") && more.length === 0 && offers.every(({ price }) => price === "")) {
    const priced = offers.map(({ name }) => ({ name, price: each }));
    return { offers: sortBySentence(priced, sentence), loosePrices: [] };
  }
  const matchedOffer =
    nameless.length === 1 ? findOfferForLoosePrice(offers, sentence, withPrices) : undefined;
  const pricedOffers = offers.map(({ name, price }) => ({
    name,
    price: name === matchedOffer?.name ? each : price,
  }));
  return {
    offers: sortBySentence(pricedOffers, sentence),
    loosePrices: matchedOffer === undefined ? nameless : [],
  };
}

/**
 * The offer that a price without a name belongs to: the only offer, or the only one a verb names if
 * the first price has no name. Undefined if there are several candidates.
 */
function findOfferForLoosePrice(
  offers: readonly ParsedOffer[],
  sentence: string,
  withPrices: readonly ParsedOffer[],
): ParsedOffer | undefined {
  const [only] = offers;
  if (only && offers.length === 1) return only.price === "" ? only : undefined;
  const [verbs, ...others] = findOffersByVerb(sentence);
  if (verbs === undefined || others.length > 0 || withPrices[0]?.name !== "") return undefined;
  return offers.find(({ name, price }) => name === verbs.name && price === "");
}

/** Sorts offers in the order of the sentence. */
function sortBySentence(offers: readonly ParsedOffer[], sentence: string): ParsedOffer[] {
  const lowerSentence = sentence.toLowerCase();
  // By the last word, the noun: "half kg cakes" sorts where cakes were first named.
  const at = ({ name }: ParsedOffer) => {
    const words = name.toLowerCase().split(" ");
    const last = lowerSentence.indexOf(words.at(-1) ?? name);
    // The name of a service, such as "AC repair", may not appear in the sentence.
    return last < 0 ? lowerSentence.indexOf(words[0] ?? name) >>> 0 : last;
  };
  return offers.toSorted((one, other) => at(one) - at(other));
}

/** "Visiting cards" is fuller than "Cards ₹600"; a measure that has a price is kept. */
const isFuller = (name: string, known: ParsedOffer): boolean =>
  name.length > known.name.length &&
  (known.price === "" || (isWithin(known.name, name) && !MEASURE.test(known.name.toLowerCase())));

const singular = (text: string): string => text.replace(/(?<=[^s])s$/, "");

/** Ignores measures: "Cakes" is within "Eggless cakes", and "Half kg cakes" are cakes. */
const isWithin = (name: string, whole: string): boolean =>
  ` ${singular(whole.toLowerCase())} `.includes(
    ` ${singular(name.toLowerCase().replace(MEASURE, ""))} `,
  );
const MEASURE =
  /^(?:half|quarter|full|one|two)?(?: ?a)? ?(?:kg|kilo|litre|dozen|plate|box) (?:of )?/;

/** The goods that a sentence lists, without those it names only with a price. */
export function parseGoods(sentence: string): string[] {
  const sold = findOffersByVerb(sentence).map(({ name }) => name);
  const names = sold.length > 0 ? sold : findBareLists(sentence).first;
  return names.filter(
    (name, at) => !names.some((other, before) => before < at && isWithin(name, other)),
  );
}
