import type { ButtonAction } from "@angadi/drafts/draft";
import type { OccasionKind } from "../plan.ts";

/*
 * The sentences of captions. A placeholder in braces is what the owner entered or the calendar says;
 * a sentence is used only if all its placeholders are known. None of them claims anything else.
 */

/** The first sentence, by the reason for the day. */
export const openers: Readonly<Record<OccasionKind, readonly string[]>> = {
  festivalDay: [
    "Best wishes for {festival} from {shop}.",
    "{festival} greetings to everybody in {town}.",
    "Today is {festival}. Our best wishes to you and your family.",
    "To you and your family, best wishes for {festival}.",
    "Our good wishes for {festival}, from all of us at {shop}.",
    "{festival} greetings from {shop}, {town}.",
    "Wishing you a good {festival}.",
  ],
  beforeFestival: [
    "{festival} is on {festivalDay}.",
    "{festival} is {daysAhead} away.",
    "Planning for {festival}? It is on {festivalDay}.",
    "Getting ready for {festival} on {festivalDay}:",
    "{festivalDay} is {festival}.",
    "Still {daysAhead} to {festival}.",
    "What is on your list for {festival}?",
    "Thinking ahead for {festival}?",
    "Something for {festival}:",
  ],
  payDay: [
    "{month} has begun.",
    "Writing your list for {month}?",
    "A new month, a new list.",
    "For your {month} list:",
    "The first week of {month}.",
  ],
  weekend: [
    "Plans for the weekend?",
    "It is {weekday}.",
    "{weekday} in {town}:",
    "For your {weekday}:",
    "The weekend is here.",
    "At home on {weekday}?",
  ],
  season: [
    "Getting ready for {season}?",
    "Something for {season}:",
    "On your list for {season}?",
    "A thought for {season}:",
    "Planning for {season}?",
  ],
  weekday: [
    "A short note to our neighbours in {town}.",
    "{offer} in {town}:",
    "For homes and offices in {town}:",
    "Looking for {goods}?",
    "{offer}?",
    "{shop}, in short:",
  ],
  quietDay: [
    "The price first, so that you need not ask:",
    "One thing from our list:",
    "In case you have not seen it:",
    "Today, one thing only.",
    "Asking around for {goods}?",
    "From {shop}:",
    "Worth knowing in {town}:",
    "A small reminder:",
  ],
};

/** Before a list on a working day. */
export const listOpeners: readonly string[] = [
  "From {shop}, in one list:",
  "What you can ask us for in {town}:",
  "Our list for {month}:",
  "What you can ask us for:",
];

/** What is on offer, with its price. */
export const pricedOffers: readonly string[] = [
  "{offer}: {price}.",
  "{offer} at {plainPrice}.",
  "{offer}, {price}.",
  "Our price for {offerMidSentence}: {amount}.",
  "{plainPrice} for {goods}.",
  "At {shop}: {offerMidSentence}, {price}.",
  "{offer}. The price: {amount}.",
  "We have {goods} at {plainPrice}.",
];

/** What is on offer, without a price. */
export const unpricedOffers: readonly string[] = [
  "{offer}.",
  "At {shop}: {offerMidSentence}.",
  "On our list: {offerMidSentence}.",
  "{offer}, in {town}.",
  "Our {offerMidSentence}.",
  "Ask us about {offerMidSentence}.",
  "We have {goods}.",
];

/** The price alone, after a sentence that names what is on offer. */
export const prices: readonly string[] = [
  "The price is {amount}.",
  "Our price: {amount}.",
  "With us: {price}.",
  "{price}.",
];

/** If nothing on offer was entered. */
export const trades: readonly string[] = [
  "{shop}: {tradeMidSentence} in {town}.",
  "{trade} in {town}.",
  "Your {tradeMidSentence} in {town}.",
  "{trade}, {town}.",
  "{shop}, your {tradeMidSentence}.",
  "{trade}: {shop}.",
  "{trade}.",
];

/** The last sentence, by what customers of the trade do. */
export const invitations: Readonly<Record<ButtonAction, readonly string[]>> = {
  order: [
    "Message us to order.",
    "To order, send us a message.",
    "Tell us how many you need.",
    "Your order by message, please.",
    "Write to us and say how many.",
  ],
  book: [
    "Message us to book.",
    "To book, send us a message.",
    "Tell us the day that suits you.",
    "Write to us for a booking.",
    "Send us your day and time.",
  ],
  ask: [
    "Message us with your questions.",
    "Tell us what you need.",
    "Ask us in a message.",
    "Write to us and we will talk.",
    "Send us a message about your work.",
  ],
  visit: [
    "Come and see.",
    "Visit us in {town}.",
    "Drop in when you are nearby.",
    "You will find us in {town}.",
    "Come by, or send us a message.",
    "Send us a message before you come.",
  ],
  join: [
    "Message us to join.",
    "Ask us how to join.",
    "To join, send us a message.",
    "Tell us when you want to begin.",
    "Write to us for the timings.",
  ],
};

/** What each month is the time of, for every part of India. */
export const seasons: readonly string[] = (
  "the new year, spring, the end of the financial year, summer, the summer holidays, " +
  "the new school year, the middle of the year, the festival months, the festive season, " +
  "the festive season, the wedding season, the end of the year"
).split(", ");

export const countDays = (days: number) => (days === 1 ? "one day" : `${days} days`);

export const listTitle = "Our list";
export const listHeading = `${listTitle}:`;
export const formatListLine = (name: string, price: string) =>
  price === "" ? name : `${name}: ${price}`;

/** Why a post goes out on its day. */
export const reasons: Readonly<Record<OccasionKind, string>> = {
  festivalDay: "It is {festival}.",
  beforeFestival: "{festival} is {days} away, so there is time to plan.",
  payDay: "The first days of the month, when many salaries are paid.",
  weekend: "{weekday}, when many people have time.",
  season: "{month}: time for {season}.",
  weekday: "A working day, when offices read along.",
  quietDay: "A gap between the other posts.",
};
/** Added if the day of a festival is not certain. */
export const uncertainDay = {
  computed: "Almanacs may differ by a day.",
  sighting: "The moon may move it by a day.",
};
export const movedReason = "The day that you chose.";
