import { copy } from "../copy.ts";
import {
  type Action,
  type Draft,
  type DraftBrief,
  LIMITS,
  MAX_DRAFT_OFFERS,
  type Offer,
  type DraftText,
} from "../draft.ts";
import { choosePictures } from "../trades/choose-pictures.ts";
import { type Trade, UNKNOWN_TRADE } from "../trades/trades.ts";
import { capitalised, cleanLine } from "./clean.ts";
import { toPlainDigits } from "./digits.ts";
import { findFacts } from "./facts.ts";
import { writeHeadline, type ParsedSentence, mentions } from "./headline.ts";
import { parseGoods, parseOffers, type ParsedOffer } from "./parse-offers.ts";
import { findPhone, parsePhone } from "./phone.ts";
import { findPlace } from "./place.ts";
import { isUpi } from "./problems.ts";
import { findTimes } from "./times.ts";
import { findTrade } from "./find-trade.ts";

const known = (text: string): DraftText => ({ text, known: true });
const toPlaceholder = (text: string): DraftText => ({ text, known: false });
const textOrPlaceholder = (text: string, instead: string): DraftText =>
  text === "" ? toPlaceholder(instead) : known(text);

function cleanBrief(brief: DraftBrief): Required<DraftBrief> {
  const entries = Object.entries(LIMITS).map(([field, limit]) => [
    field,
    cleanLine(brief[field as keyof DraftBrief] ?? "", limit),
  ]);
  return Object.fromEntries(entries) as Required<DraftBrief>;
}

/** Treats a monthly or yearly fee as the price of a plan if the trade has plans. */
function extractPlans({ offers, loosePrices }: ReturnType<typeof parseOffers>, trade: Trade) {
  if (!trade.offers.includes("Monthly plan")) return { offers, loosePrices };
  const plans = loosePrices.flatMap((price) => {
    const name = pricingPlan(price);
    return name === undefined ? [] : [{ name, price }];
  });
  const named = offers.map(({ name, price }) => ({
    name: name === "Monthly" ? "Monthly plan" : name,
    price,
  }));
  return {
    offers: [...named, ...plans],
    loosePrices: loosePrices.filter((price) => pricingPlan(price) === undefined),
  };
}
const PLANS = [
  [" a month", "Monthly plan"],
  [" a year", "Yearly plan"],
] as const;
const pricingPlan = (price: string) => PLANS.find(([time]) => price.endsWith(time))?.[1];

/** The fee for everything offered, if a sentence has one fee per period and no other price. */
function findFee(
  offers: readonly ParsedOffer[],
  loosePrices: readonly string[],
): string | undefined {
  const [fee, ...others] = loosePrices;
  const isOne = others.length === 0 && offers.every(({ price }) => price === "");
  return isOne &&
    fee !== undefined &&
    /(?: an? |प्रति )(?:month|hour|day|night|visit|class|lesson|session|sitting|trip|shoot|महीना|महीने|घंटा|घंटे|क्लास)$/.test(
      fee,
    )
    ? fee
    : undefined;
}

/**
 * Returns only the offers the owner named. If there are none, returns the trade's usual offers as
 * placeholders.
 */
function makeOffers(parsedOffers: readonly ParsedOffer[], trade: Trade, sentence: string): Offer[] {
  const own = parsedOffers.map(({ name, price }) => ({
    name: known(name),
    price: textOrPlaceholder(price, copy.placeholders.price),
  }));
  const price = toPlaceholder(copy.placeholders.price);
  const mentionedOffers = trade.offers.filter((offer) => mentions(sentence, offer));
  const usual =
    mentionedOffers.length > 0
      ? mentionedOffers.map((offer) => ({ name: known(offer), price }))
      : trade.offers.map((offer) => ({ name: toPlaceholder(offer), price }));
  const offers = (own.length > 0 ? own : usual).slice(0, MAX_DRAFT_OFFERS);
  const names = offers.map(({ name }) => name.text);
  const pictures = choosePictures(names, trade);
  return offers.map(({ name, price: statedPrice }, at) => ({
    name,
    price: statedPrice,
    picture: pictures[at] ?? "gift",
  }));
}

/** The owner's own words as sentences. */
function writeAbout(sentence: string): DraftText {
  if (sentence === "") return toPlaceholder(copy.placeholders.about);
  const stop = /\p{Script=Devanagari}$/u.test(sentence) ? "।" : ".";
  const ended = /[.!?।…]$/u.test(sentence) ? sentence : sentence + stop;
  return known(capitalised(ended));
}

/** A kitchen that delivers or packs food takes orders. */
const chooseAction = (trade: Trade, facts: readonly string[]): Action =>
  trade.action !== "ask" && DELIVERY_FACTS.some((fact) => facts.includes(fact))
    ? "order"
    : trade.action;
const DELIVERY_FACTS = ["Home delivery", "Free delivery", "Takeaway"];

const toMapUrl = (query: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;

/**
 * Makes a page from a brief. It states nothing that the brief does not say; missing facts become
 * placeholders. Every brief results in a draft; `findProblems` reports what was truncated or left
 * out. Deterministic: the same brief always results in the same draft.
 */
export function makeDraft(input: DraftBrief): Draft {
  const brief = cleanBrief(input);
  const trade = findTrade(brief);
  const { sentence } = brief;
  const plainSentence = toPlainDigits(sentence);
  const { offers, loosePrices } = extractPlans(parseOffers(plainSentence), trade);
  const fee = findFee(offers, loosePrices);
  const parsed: ParsedSentence = {
    offers,
    goods: parseGoods(plainSentence),
    facts: [...findFacts(plainSentence), ...(fee === undefined ? loosePrices : [])],
    place: capitalised(brief.place) || findPlace(sentence),
  };
  const times = findTimes(plainSentence);
  const phone = parsePhone(brief.whatsapp) ?? findPhone(plainSentence);
  return {
    trade: trade.id,
    kind: brief.businessTypeName || tradeKind(trade),
    name: textOrPlaceholder(brief.name, copy.placeholders.name),
    headline: writeHeadline(parsed, sentence, trade),
    facts: parsed.facts,
    offers: makeOffers(parsed.offers, trade, sentence),
    ...(fee !== undefined && { fee: known(fee) }),
    about: writeAbout(sentence),
    times: times.length > 0 ? times.map(known) : [toPlaceholder(copy.placeholders.times)],
    place: textOrPlaceholder(capitalised(parsed.place), copy.placeholders.place),
    ...(parsed.place && {
      mapUrl: toMapUrl([brief.name, parsed.place].filter(Boolean).join(", ")),
    }),
    ...(phone && { phone }),
    ...(isUpi(brief.upi) && { upi: brief.upi }),
    action: chooseAction(trade, parsed.facts),
    picture: trade.pictures[0] ?? UNKNOWN_TRADE.pictures[0] ?? "house",
  };
}

/** "bakery-and-cake-shop" → "Bakery & cake shop", for a type found only in the sentence. */
const tradeKind = ({ id }: Trade): string =>
  capitalised(id.replaceAll("-and-", " & ").replaceAll("-", " "));
