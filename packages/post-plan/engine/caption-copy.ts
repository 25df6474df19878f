import type { OccasionKind, PostTopic } from "../plan.ts";

/*
 * The sentences of captions. A placeholder in braces is what the owner entered or the calendar says;
 * a sentence is used only if all its placeholders are known. No sentence claims anything else.
 * Owners name an offer in any words, so sentences put it after a colon or on a line of its own:
 * "Bebinca: ₹650.", not "a Bebinca at ₹650".
 */

export const greetings: readonly string[] = [
  "Happy {festival} from {shop}.",
  "Happy {festival} to everybody in {town}.",
  "Best wishes for {theFestival} from {shop}.",
  "{festival} greetings from all of us at {shop}.",
  "Today is {festivalToday}. Our best wishes to you.",
  "Wishing you and your family a happy {familyFestival}.",
  "To you and your family: happy {familyFestival}.",
  "A happy {festival} to you from {shop}, {town}.",
  "From all of us at {shop}: happy {festival}.",
  "We at {shop} wish you a happy {festival}.",
  "Good wishes to all of {town} for {theFestival}.",
  "To our friends in {town}: happy {festival}.",
  "Our best wishes to you for {theFestival}.",
];

/** When a festival is, after the first sentence of an offer. */
export const festivalDates: readonly string[] = [
  "{festival} is on {festivalDay}.",
  "{daysAhead} to {festival}.",
  "{festival} is {daysAhead} away.",
];
export const festivalNear = "{festival} is near.";
/** First sentences before a festival, after its own. */
export const festivalHooks: readonly string[] = [
  "{festival} is {daysAhead} away. Get ready in good time.",
  "{daysAhead} to {festival}: there is still time.",
  "{festival} is on {festivalDay}. Come before the last-day rush.",
  "{festival} is near. Get ready in good time.",
];

/** Before a list with prices, and without. */
export const listOpeners: readonly string[] = [
  "Our list for {month}:",
  "Our prices in {month}:",
  "What we offer in {month}, with prices:",
  "Prices for {month}, to keep and to pass on:",
];
export const unpricedListOpeners: readonly string[] = [
  "What you can ask us for in {month}:",
  "Our list for {month}:",
  "What we offer in {month}:",
];

/** Questions that compare the goods, by the headlines on their pictures. */
export const offerQuestions: Readonly<Record<string, string>> = {
  "Which one first?": "Which one first: {choice}? Tell us below.",
  "If only one": "If you may take only one: {choice}? Tell us below.",
  "Which one is yours?": "{choice}: which one is yours? Tell us below.",
};

/** What is on offer, with its price. */
export const pricedOffers: readonly string[] = ["{offer}: {price}.", "{offer}, {price}."];
/** What is on offer, without a price. */
export const unpricedOffers: readonly string[] = ["{offer}."];

export const countDays = (days: number) => (days === 1 ? "one day" : `${days} days`);

export const listTitle = "What we offer";
export const missingPriceText = "ask us";
/** A line of a list. If others have prices, the price of this one can be asked for. */
export const formatListLine = (name: string, price: string, hasPrices: boolean) =>
  price === "" && !hasPrices ? name : `${name}: ${price || missingPriceText}`;

/** Why an offer goes out on its day. */
export const reasons: Readonly<Record<OccasionKind, readonly string[]>> = {
  festivalDay: ["It is {festival}."],
  beforeFestival: ["{festival} is {days} away: time to plan and to order."],
  payDay: ["The first days of the month, when many salaries are paid."],
  weekend: ["{weekday}, when many people have time."],
  season: ["Customers plan for {season} now."],
  weekday: [
    "One offer in a post, so that it is easy to answer.",
    "{weekday}, on a day of its own between other posts.",
    "Offers are spread over the month.",
  ],
};
/** Why a post goes out that is about no offer. */
export const topicReasons: Readonly<Partial<Record<PostTopic, readonly string[]>>> = {
  advice: [
    "Useful on any day: people keep advice, and pass it on.",
    "{weekday}: something useful, and nothing to sell.",
    "A short tip, easy to pass on.",
  ],
  question: ["{weekday}: a question is easy to answer, and answers bring others along."],
  order: ["So that everybody knows how to reach you."],
};
/**
 * Why some trades post advice and greetings only, by trade: {fact:advocates-advertising},
 * {fact:accountants-advertising}.
 */
export const noAdvertisingReasons: Readonly<Record<string, string>> = {
  lawyer:
    "Advocates may not advertise (Bar Council of India Rules, rule 36): no prices and no offers here.",
  "ca-firm":
    "Chartered accountants may not advertise (Chartered Accountants Act, First Schedule, Part I): no prices and no offers here.",
};
/** Added if the day of a festival is not certain. */
export const uncertainDay = {
  computed: "Almanacs may differ by a day.",
  sighting: "The moon may move it by a day.",
};
export const movedReason = "The day that you chose.";
