import { draftPageCopy as copy } from "../copy.ts";
import {
  type Draft,
  type DraftBrief,
  type DraftText,
  BRIEF_LIMITS,
  MAX_DRAFT_OFFERS,
  type DraftOffer,
  OFFER_LIMITS,
  type OfferText,
} from "../draft.ts";
import { choosePictures } from "../trades/choose-pictures.ts";
import { type Trade, UNKNOWN_TRADE } from "../trades/trades.ts";
import { cleanLine, cleanText } from "./clean.ts";
import { capitalize } from "@angadi/formats/words";
import { findTrade } from "./find-trade.ts";
import { parseWhatsAppNumber } from "./phone.ts";
import { type Clause, fillBrief, readSentence } from "./read-sentence.ts";

const toDraftText = (text: string, placeholder: string): DraftText =>
  text === "" ? { text: placeholder, isKnown: false } : { text, isKnown: true };

const cleanOffer = ({ name, price }: OfferText): OfferText => ({
  name: cleanText(name, OFFER_LIMITS.name),
  // "450" → "₹450".
  price: cleanText(price, OFFER_LIMITS.price).replace(/^\d[\d,.]*$/, "₹$&"),
});

/** Maximum length of a headline in UTF-16 units. */
const MAX_HEADLINE = 64;

/** Words of four letters or more but "your", cut so that "delivery" and "delivered" are equal. */
const listWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [])
    .filter((word) => word !== "your")
    .map((word) => word.slice(0, 6));

/** "Cakes, cookies and bread"; the first three names. */
function joinNames(names: readonly string[]): string {
  const [first = "", ...others] = names.slice(0, 3).map((name, index) =>
    // Names that start with an abbreviation stay: "GST returns".
    index > 0 && /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
  );
  const last = others.pop();
  return last === undefined ? first : `${[first, ...others].join(", ")} and ${last}`;
}

/** "Bakery in Nellore", "Bakery near Charminar". */
const addPlace = (text: string, place: string): string => {
  if (text === "" || place === "") return text;
  return /^(?:near|opposite) /i.test(place)
    ? `${text} ${place.charAt(0).toLowerCase()}${place.slice(1)}`
    : `${text} in ${place}`;
};

/** The offers with a name; if none, the trade's usual ones as placeholders. */
function makeOffers(typedOffers: readonly OfferText[], trade: Trade): DraftOffer[] {
  const namedOffers = typedOffers.filter(({ name }) => name !== "");
  const offers =
    namedOffers.length > 0 ? namedOffers : trade.offers.map((name) => ({ name, price: "" }));
  const pictures = choosePictures(
    offers.map(({ name }) => name),
    trade,
  );
  return offers.map(({ name, price }, index) => ({
    name: { text: capitalize(name), isKnown: namedOffers.length > 0 },
    price: toDraftText(price, copy.placeholders.price),
    picture: pictures[index] ?? "gift",
  }));
}

/** Joins clauses to sentences, in the owner's words. */
function writeAbout(clauses: readonly Clause[]): string {
  const last = clauses.at(-1);
  if (last === undefined) return "";
  const text = clauses.map((clause) => clause.text + clause.end).join(" ");
  const fullStop = /\p{Script=Devanagari}$/u.test(last.text) ? "।" : ".";
  return capitalize(text.replace(/[,;:]$/, "").replace(/(?<![.!?।…])$/u, fullStop));
}

const toMapUrl = (query: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;

/**
 * Makes a page from a brief. It states nothing that the brief does not say; missing facts become
 * placeholders, and each clause of the sentence appears once: in a field, the headline or the
 * about. Every brief results in a draft; `getProblemMessages` reports what was truncated or left
 * out. Deterministic: the same brief always results in the same draft.
 */
export function makeDraft(brief: DraftBrief): Draft {
  const reading = readSentence(brief.sentence);
  const filled = fillBrief(brief, reading);
  const businessTypeName = cleanText(brief.businessTypeName, BRIEF_LIMITS.businessTypeName);
  const name = cleanText(filled.name, BRIEF_LIMITS.name);
  const place = capitalize(cleanText(filled.place, BRIEF_LIMITS.place));
  const hours = capitalize(cleanText(filled.hours, BRIEF_LIMITS.hours));
  const delivery = filled.delivery && copy.delivery[filled.delivery];
  const typedOffers = filled.offers.slice(0, MAX_DRAFT_OFFERS).map((offer) => cleanOffer(offer));
  const phone = parseWhatsAppNumber(cleanLine(filled.whatsapp, BRIEF_LIMITS.whatsapp));
  const trade = findTrade({
    ...brief,
    sentence: cleanText(brief.sentence, BRIEF_LIMITS.sentence),
    name,
    businessTypeName,
  });
  const offers = makeOffers(typedOffers, trade);

  const knownNames = offers.filter((offer) => offer.name.isKnown).map((offer) => offer.name.text);
  const deliveryWords = new Set(listWords(delivery));
  // The delivery has its own line below the headline.
  const headline = [
    reading.firstClause,
    // Without a place, the trade's own headline says more than the business type.
    place && addPlace(businessTypeName, place),
    addPlace(joinNames([...new Set(knownNames)]), place),
  ].find(
    (text) =>
      text !== "" &&
      text.length <= MAX_HEADLINE &&
      !listWords(text).some((word) => deliveryWords.has(word)),
  );
  const about = writeAbout(reading.unreadClauses.slice(headline === reading.firstClause ? 1 : 0));
  return {
    tradeId: trade.id,
    businessTypeName,
    name: toDraftText(name, copy.placeholders.name),
    headline: toDraftText(headline ?? "", trade.headline || copy.placeholders.headline),
    delivery,
    offers,
    about: toDraftText(about, copy.placeholders.about),
    hours: toDraftText(hours, copy.placeholders.hours),
    place: toDraftText(place, copy.placeholders.place),
    ...(place && { mapUrl: toMapUrl([name, place].filter(Boolean).join(", ")) }),
    ...(phone && { phone }),
    action: delivery !== "" && trade.action !== "ask" ? "order" : trade.action,
    picture: trade.pictures[0] ?? UNKNOWN_TRADE.pictures[0] ?? "house",
  };
}
