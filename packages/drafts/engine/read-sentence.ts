import {
  type Delivery,
  type DraftBrief,
  BRIEF_LIMITS,
  MAX_DRAFT_OFFERS,
  OFFER_LIMITS,
  type OfferText,
} from "../draft.ts";
import { cleanText } from "./clean.ts";
import { capitalize } from "@angadi/formats/words";
import { toPlainDigits } from "./digits.ts";
import { findWhatsAppNumber } from "./phone.ts";
import { findPlace, findShopName } from "./place.ts";

/** A piece of a sentence between commas or full stops, as written, with the mark that ends it. */
export interface Clause {
  text: string;
  end: string;
}

/** The content of one statement; at most one field is set. */
interface Statement {
  offer?: OfferText;
  hours?: string;
  delivery?: Delivery;
  isPhone?: boolean;
}

/** Commas and dots in numbers, "Rs. 80" and "facial: ₹600" do not end a clause. */
const CLAUSE_END = /([;!।\n]|,(?!\d)|(?<!\brs)\.(?!\d)|:(?!\s*(?:\d|₹|rs\b)))/i;
/** Maximum length of a clause in UTF-16 units; a longer one is prose. */
const MAX_CLAUSE = 100;

const NEGATION = /\b(?:no|not|never|without|except|if|nahin?|nai|illa|ledu)\b|n['’]t\b/i;

/** A clause that limits the one before it: "Home delivery, only above ₹500". */
const CONDITION = /^(?:only|but|except|if|min(?:imum)?|above|over|below|under|within|on)\b/i;

const AMOUNT = "(?<amount>\\d[\\d,]{0,9}(?:\\.\\d{1,2})?(?: ?(?:lakhs?|crores?))?)(?:\\/-)?";
const UNIT = " ?(?:\\/|an? |per )(?<unit>sq ?ft|[a-z]{1,10})|(?<each> each)";
const OFFER = new RegExp(
  `^(?<name>[\\p{Script=Latin}\\d][\\p{Script=Latin}\\p{M}\\d &/'’-]{1,60}?)(?: ?[:=@–-])?(?<from> from| starting(?: from| at)?)?(?: at| for| only)? ?(?:₹|\\brs\\b\\.?) ?${AMOUNT}(?:${UNIT})?(?<onwards> onwards)?(?: only)?$`,
  "iu",
);

/** Words that show that an amount is not the price of goods: "orders above ₹500". */
const NOT_GOODS =
  /\b(?:i|we|you|my|our|your|us|it|he|she|they|is|are|was|now|hum|main|in|on|to|from|above|below|under|over|up ?to|than|min|minimum|max|maximum|save|off|discount|cashback|advance|deposit|salary|turnover|wanted|orders?|delivery|price|prices|rate|rates|open|closed|since|starting|only|just|all|both|everything)\b/i;

/** "Brownies ₹60 each" and "cakes from Rs. 450/kg"; undefined if anything else is in the text. */
function readOffer(text: string): OfferText | undefined {
  const { name = "", amount, unit, each, from, onwards } = OFFER.exec(text)?.groups ?? {};
  const isGoods =
    /\p{L}{3}/u.test(name) && name.length <= OFFER_LIMITS.name && !NOT_GOODS.test(name);
  if (amount === undefined || !isGoods) return undefined;
  const unitText =
    unit === undefined ? (each ?? "") : ` ${/^hour/i.test(unit) ? "an" : "a"} ${unit}`;
  return {
    name: capitalize(name.trim()),
    price: `${from || onwards ? "From " : ""}₹${amount}${unitText}`,
  };
}

const HOUR = "(?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d)?";
const TIME_SPAN = `${HOUR} ?(?:am|pm)? ?(?:to|till|until|[–-]) ?${HOUR} ?(?:am|pm)?`;
const DAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const DAYS = `(?:daily|every ?day|all days|${DAY}(?:(?: to | and | & | ?[–-] ?)${DAY})*)`;
const HOURS = new RegExp(
  `^(?:(?:open )?(?:from )?${TIME_SPAN}(?:,? (?:on )?${DAYS})?|(?:open )?${DAYS} ${TIME_SPAN}|(?:(?:open|closed)(?: on)? )?${DAYS}|${DAYS} closed|(?:open )?24 hours|24[x/]7)$`,
  "i",
);
/** Two plain numbers, which may also be ages or sizes. */
const NUMBER_SPAN = /^(\d+) ?(?:to|[–-]) ?(\d+)$/i;

/** "10 to 8" must be hours, since the second number is smaller; "6 to 8" may be ages or sizes. */
function isHours(text: string): boolean {
  const [, from, to] = NUMBER_SPAN.exec(text) ?? [];
  return HOURS.test(text) && (from === undefined || Number(to) <= Number(from));
}

/** If a clause that is not understood has such a word, the hours or delivery may be incomplete. */
const TIME_WORD = new RegExp(
  `\\b(?:${DAYS}|\\d ?(?:[ap]m|(?:to|[–-]) ?\\d)|baje|open|closed?|hours|mornings?|evenings?|holidays?)\\b`,
  "i",
);
const DELIVERY_WORD = /\bdeliver|\bpick ?-?up\b/i;

const DELIVERY =
  /^(?:with )?(?:(?<free>free)(?: home)?|home|door) ?-?delivery(?: available| too| also)?$/i;
const PHONE_STATEMENT =
  /^(?:(?:call|phone|ph|mobile|mob|whatsapp|contact|number|us|at|on|no)\b[\s:.]*)*[+\d][\d\s-]{9,16}$/i;

/** Reads one statement; undefined if it is not wholly understood. */
function readStatement(text: string): Statement | undefined {
  if (text === "") return {};
  const offer = readOffer(text);
  if (offer) return { offer };
  if (isHours(text)) return { hours: text };
  const delivery = DELIVERY.exec(text);
  if (delivery) return { delivery: delivery.groups?.["free"] ? "free" : "home" };
  return PHONE_STATEMENT.test(text) ? { isPhone: true } : undefined;
}

/** Reads a clause, or each part between "and"; undefined if any part is not understood. */
function readClause(text: string): readonly Statement[] | undefined {
  if (text.length > MAX_CLAUSE || NEGATION.test(text)) return undefined;
  const whole = readStatement(text);
  if (whole) return [whole];
  const parts = text.split(/ (?:and|&) /i).map((part) => readStatement(part));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

const splitClauses = (sentence: string): Clause[] => {
  const pieces = sentence.slice(0, BRIEF_LIMITS.sentence).split(CLAUSE_END);
  return pieces.flatMap((piece, index) => {
    const text = cleanText(piece, BRIEF_LIMITS.sentence);
    if (index % 2 === 1 || text === "") return [];
    return { text, end: (pieces[index + 1] ?? "").replace("\n", ".") };
  });
};

/**
 * Reads goods with prices, hours, phone, delivery, place and name. A clause fills a field only if
 * all of it is understood; otherwise the field stays empty.
 */
export function readSentence(sentence: string) {
  const clauses = splitClauses(sentence);
  const plainTexts = clauses.map(({ text }) => toPlainDigits(text));
  const affirmativeTexts = plainTexts.filter((text) => !NEGATION.test(text));
  const { place, phrases } = findPlace(affirmativeTexts);
  const readings = plainTexts.map((text, index) => {
    if (CONDITION.test(plainTexts[index + 1] ?? "")) return undefined;
    const withoutPlace = phrases.reduce((rest, phrase) => rest.replace(phrase, ""), text);
    return readClause(withoutPlace.replace(/ {2,}/g, " ").trim());
  });
  const statements = readings.flatMap((reading) => reading ?? []);
  const unreadText = plainTexts.filter((_, index) => readings[index] === undefined).join(", ");
  const hours = statements.flatMap((statement) => statement.hours ?? []);
  const areHoursClear = !TIME_WORD.test(unreadText);
  const deliveries = [...new Set(statements.flatMap((statement) => statement.delivery ?? []))];
  const isDeliveryClear = !DELIVERY_WORD.test(unreadText) && deliveries.length === 1;
  const delivery: Delivery | "" = (isDeliveryClear && deliveries[0]) || "";
  const offers = statements.flatMap(({ offer }) => offer ?? []).slice(0, MAX_DRAFT_OFFERS);
  const phone = findWhatsAppNumber(affirmativeTexts.join(", "));
  const isUsed = (statement: Statement) =>
    (statement.hours === undefined || areHoursClear) &&
    (statement.delivery === undefined || isDeliveryClear) &&
    (statement.offer === undefined || offers.includes(statement.offer)) &&
    (!statement.isPhone || phone !== undefined);
  const unreadClauses = clauses.filter((_, index) => !readings[index]?.every(isUsed));
  return {
    name: findShopName(sentence),
    place: capitalize(place),
    whatsapp: phone?.formatted ?? "",
    hours: areHoursClear ? capitalize(hours.join(", ")) : "",
    delivery,
    offers,
    /** The clauses from which no field was filled, in order. */
    unreadClauses,
    /** The first clause, capitalized, if no field was filled from it; otherwise empty. */
    firstClause:
      unreadClauses[0] && unreadClauses[0] === clauses[0] ? capitalize(unreadClauses[0].text) : "",
  };
}

/** Fills the fields that the owner has not typed into from the sentence. */
export function fillBrief(brief: DraftBrief, reading = readSentence(brief.sentence)) {
  return {
    ...brief,
    name: brief.name ?? reading.name,
    place: brief.place ?? reading.place,
    whatsapp: brief.whatsapp ?? reading.whatsapp,
    hours: brief.hours ?? reading.hours,
    delivery: brief.delivery ?? reading.delivery,
    offers: brief.offers ?? reading.offers,
  } satisfies Required<DraftBrief>;
}
