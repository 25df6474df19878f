import { capitalised } from "./clean.ts";
import { isDenied } from "./facts.ts";
import { bareLists, LIST_END, nameFrom, sharedNames } from "./names-listed.ts";

/** Goods or work that a sentence names. */
export interface SaidOffer {
  name: string;
  /** "₹80 a plate"; empty where none was said. */
  price: string;
}

const PRICE =
  /(?<from>\b(?:starting|starts|from|only)(?: (?:at|from))? )?(?:(?:₹|\brs\.?|\binr|रु\.?|रू\.?) ?(?<before>\d[\d,]{0,9}(?:\.\d{1,2})?)(?:\/-)?|\b(?<after>\d[\d,]{0,9}) ?(?:\/-|rupees|rupaye|rupay|rs\b|रुपये|रुपए|रुपया|रुपयों|रूपये|रु\.?|रू\.?))(?<hindiPer>(?: ?प्रति| ?हर)? (?:किलो|प्लेट|पीस|दर्जन|लीटर|व्यक्ति|महीना|महीने|घंटा|घंटे|दिन|क्लास|कप|गिलास)(?![\p{L}\p{M}]))?(?<per> ?(?:\/|a|an|per|each) ?(?:plate|kg|kilo|piece|pc|dozen|litre|person|head|month|hour|day|week|class|lesson|session|visit|call|trip|shoot|km|box|packet|bottle|jar|pair|set|cup|glass|sq ?ft|night|each)?\b)?|\b(?:starting|starts)(?: (?:at|from))? (?<bare>\d{2,7})\b(?! ?(?:am|pm|baje))/giu;

/** Words before a price that are no part of what it is for. */
const LEADS =
  /^.*\b(?:we|i|sell|selling|make|making|bake|cook|serve|offer|do|our|have|having|is|are|and|with|also|get|provide|called|mein|me)\b/i;
const TAIL = /[\s:=@-]*\b(?:at|for|is|are|only|from|starting|starts|just|costs?|of|@)?[\s:=@-]*$/i;

function priced(clause: string): SaidOffer[] {
  const offers: SaidOffer[] = [];
  let at = 0;
  for (const hit of clause.matchAll(PRICE)) {
    const { from, before, after, bare, per, hindiPer } = hit.groups ?? {};
    const end = hit.index + hit[0].length;
    const stem = clause
      .slice(at, hit.index)
      .replace(TAIL, "")
      .replace(/^.*:/, "")
      .replace(LEADS, "")
      .replace(/^ *(?:and|aur|&) /i, "");
    const next = /^ ?for (?:a |an |one )?([^,.;₹\d]{3,30})/i.exec(clause.slice(end))?.[1] ?? "";
    const unit = per
      ? ` ${per
          .trim()
          .replace(/^(?:\/|per) ?/, "a ")
          .replace(/^a hour/, "an hour")}`
      : "";
    const each = hindiPer ? ` प्रति ${hindiPer.trim().split(" ").at(-1)}` : "";
    const price = `${from || bare ? "From " : ""}₹${before ?? after ?? bare}${/^ an?$/.test(unit) ? "" : unit}${each}`;
    const [beginning = ""] = stem.split(LIST_END);
    const name = nameFrom(stem) || nameFrom(beginning) || nameFrom(next);
    offers.push({ name: capitalised(name), price });
    at = end;
  }
  return offers;
}

const VERBS =
  /\b(?:sell(?:ing)?|mak(?:e|ing)|bak(?:e|ing)|cook(?:ing)?|serv(?:e|ing)|repair(?:ing)?|teach(?:ing)?|offer(?:ing)?|photograph(?:ing)?|stitch(?:ing)?|suppl(?:y|ying)|provid(?:e|ing)|rent(?:ing)?|grow(?:ing)?|do|sells|makes|bakes|serves|teaches|offers|repairs)\s+([^.;!?()\n]+)/gi;
function listed(sentence: string): SaidOffer[] {
  const offers: SaidOffer[] = [];
  for (const hit of sentence.matchAll(VERBS)) {
    if (isDenied(sentence, hit.index, hit.index + 4)) continue;
    const [list = ""] = (hit[1] ?? "").split(LIST_END);
    // "Cycle repair and washing": a thing that is done, and no verb.
    if (/^(?:and|or|&|shop|work|service)\b/i.test(list)) continue;
    for (const part of list.split(/,| and | & | or /i)) {
      const name = nameFrom(
        part.replace(
          /^\s*(?:and|also|all kinds? of|all types? of|fresh|good|best|some|the|only|our|your|a|an)\s+/i,
          "",
        ),
      );
      if (name !== "" && !/^(?:not|home|door|free)\b|delivery|business|website|work$/i.test(name))
        offers.push({ name: capitalised(name), price: "" });
    }
  }
  return offers;
}

/** What a sentence says is sold, with the prices it names; at most six, none twice. */
export function offersSaid(sentence: string): { offers: SaidOffer[]; loosePrices: string[] } {
  const clauses = sentence.split(
    /[;!?।\n]|,(?!\d)|(?<!\brs|\binr|रु|रू)\.(?!\d)|(?: and | aur | और )/i,
  );
  const withPrices = clauses.flatMap((clause) => priced(clause));
  const { first, later } = bareLists(sentence);
  const bare = [...first, ...later, ...sharedNames(sentence)].map((name) => ({ name, price: "" }));
  const offers: SaidOffer[] = [];
  for (const offer of [
    ...withPrices.filter(({ name }) => name !== ""),
    ...listed(sentence),
    ...bare,
  ]) {
    const like = offers.findIndex(
      ({ name }) => isPartOf(name, offer.name) || isPartOf(offer.name, name),
    );
    const known = offers[like];
    if (known === undefined) offers.push(offer);
    else if (known.price === "" && offer.name.length > known.name.length)
      offers[like] = { ...known, name: offer.name };
  }
  const nameless = withPrices.filter(({ name }) => name === "").map(({ price }) => price);
  const [only, ...others] = offers;
  // A price without a name is that of the one thing that is sold; of several nobody can tell.
  if (only && others.length === 0 && only.price === "" && nameless.length === 1) {
    return { offers: [{ ...only, price: nameless[0] ?? "" }], loosePrices: [] };
  }
  return { offers: asSaid(offers, sentence).slice(0, 6), loosePrices: nameless };
}

/** In the order of the sentence. */
function asSaid(offers: readonly SaidOffer[], sentence: string): SaidOffer[] {
  const said = sentence.toLowerCase();
  // By the last word, which is the thing: "half kg cakes" stands where cakes were first named.
  const at = ({ name }: SaidOffer) =>
    said.indexOf(name.toLowerCase().split(" ").at(-1) ?? name) >>> 0;
  return offers.toSorted((one, other) => at(one) - at(other));
}

/** "Cakes" is a part of "Eggless cakes", and "Half kg cakes" are cakes. */
const isPartOf = (name: string, whole: string): boolean =>
  ` ${whole.toLowerCase()} `.includes(` ${name.toLowerCase().replace(MEASURE, "")} `);
const MEASURE =
  /^(?:half|quarter|full|one|two)?(?: ?a)? ?(?:kg|kilo|litre|dozen|plate|box) (?:of )?/;

/** The goods that a sentence lists, without what it names for its price alone. */
export function goodsListed(sentence: string): string[] {
  const sold = listed(sentence).map(({ name }) => name);
  return sold.length > 0 ? sold : bareLists(sentence).first;
}
