import type { OccasionKind } from "../plan.ts";
import type { getInvitation, TradeKind } from "./trade-kind.ts";

/*
 * The sentences of captions. A placeholder in braces is what the owner entered or the calendar says;
 * a sentence is used only if all its placeholders are known. None of them claims anything else. An
 * offer may be any words: it stands apart, and never follows an article, "for" or "at".
 */

/** Sentences for every trade, calm enough for a clinic, and those for one kind of trade. */
type Sentences = Partial<Record<TradeKind, readonly string[]>> & { any: readonly string[] };

/** The first sentence, by the reason for the day; what follows a colon is an offer. */
export const openers: Readonly<Record<OccasionKind, Sentences>> = {
  festivalDay: {
    any: [
      "Happy {festival} from {shop}.",
      "Happy {festival} to everybody in {town}.",
      "Best wishes for {theFestival} from {shop}.",
      "{festival} greetings from all of us at {shop}.",
      "{festival} greetings to our neighbours in {town}.",
      "Today is {festivalToday}. Our best wishes to you.",
      "Wishing you and your family a happy {familyFestival}.",
      "To you and your family: happy {familyFestival}.",
      "A happy {festival} to you from {shop}, {town}.",
      "From all of us at {shop}: happy {festival}.",
      "We at {shop} wish you a happy {festival}.",
      "Good wishes to all of {town} for {theFestival}.",
      "To our friends in {town}: happy {festival}.",
      "Today is {festivalToday}. Good wishes from {shop}.",
      "Our best wishes to you for {theFestival}.",
      "Happy {festival} to all who come to {shop}.",
    ],
  },
  beforeFestival: {
    any: [
      "{festival} is on {festivalDay}.",
      "{festival} is {daysAhead} away.",
      "{festivalDay} is {festival}.",
      "With {daysAhead} to go until {festival}:",
      "Still {daysAhead} to {festival}.",
      "Before {festival}:",
      "Planning ahead for {festival}?",
      "In time for {festival} on {festivalDay}:",
      "Ready for {festival}?",
      "A date to remember: {festival}, {festivalDay}.",
    ],
    shop: [
      "Shopping for {festival}?",
      "On your {festival} list?",
      "What is still missing for {festival}?",
      "Shopping early for {festival}?",
    ],
    food: [
      "What will be on your table for {familyFestival}?",
      "Guests for {familyFestival}?",
      "Ordering early for {festival}?",
      "On your {festival} list?",
    ],
    booking: [
      "Making plans for {festival}?",
      "Booking early for {festival}?",
      "Free on {festival}?",
    ],
  },
  payDay: {
    any: [
      "{month} has begun.",
      "{month} at {shop}:",
      "The first week of {month}.",
      "A new month at {shop}.",
      "To begin {month}:",
      "Hello, {month}.",
      "This month at {shop}:",
      "{month} in {town}:",
      "A new month in {town}.",
    ],
    shop: ["Writing your list for {month}?", "For your {month} list:", "A new month, a new list."],
    food: ["What will you order in {month}?", "For your {month} list:", "On the table in {month}:"],
    repair: ["What needs attention in {month}?", "On your to-do list for {month}?"],
    booking: ["Making plans for {month}?", "Which day in {month} suits you?"],
    class: ["Starting something in {month}?", "Your plan for {month}?", "Begin in {month}?"],
  },
  weekend: {
    any: [
      "A good {weekday} to you, {town}.",
      "{weekday} at {shop}:",
      "For this {weekday}:",
      "The weekend is here.",
      "Hello, {weekday}.",
      "A short post for {weekday}:",
      "The weekend has come to {town}.",
    ],
    shop: [
      "Shopping this {weekday}?",
      "{weekday} in {town}:",
      "Out in {town} this {weekday}?",
      "On your {weekday} list?",
      "A free hour this {weekday}?",
    ],
    food: [
      "Guests at home this {weekday}?",
      "What is on your table this {weekday}?",
      "Something to share this {weekday}:",
      "{weekday} in {town}:",
      "For your {weekday} at home:",
    ],
    repair: [
      "Something to set right this {weekday}?",
      "A free hour this {weekday}?",
      "Has it waited all week?",
      "On your list for {weekday}?",
    ],
    booking: [
      "Plans for a weekend?",
      "Which weekend suits you?",
      "Some time to plan this {weekday}?",
      "Choosing a date this {weekday}?",
    ],
    class: [
      "An hour to yourself this {weekday}?",
      "Thinking of starting?",
      "Time to begin this {weekday}?",
      "A plan for next week:",
    ],
  },
  season: {
    any: [
      "Planning for {season}?",
      "With {season} in mind:",
      "Getting ready for {season}?",
      "Thinking of {season}?",
      "Ready for {season}?",
      "A thought for {season}:",
      "In time for {season}:",
    ],
  },
  weekday: {
    any: [
      "A short note from {shop}.",
      "A short note to our neighbours in {town}:",
      "{shop}, in short:",
      "This {weekday} at {shop}:",
      "From our list this {weekday}:",
      "From our list:",
      "For your notes this {weekday}:",
      "One line from {shop}:",
      "Please save this:",
      "A line for {town}:",
    ],
    shop: ["Passing by this {weekday}?", "From our shelves this {weekday}:"],
    food: ["For your break this {weekday}:", "For the office, or for home:"],
    repair: ["Small job or big:", "Save this for the day you need it:"],
    booking: ["Comparing prices?", "Planning from your desk this {weekday}?"],
    class: ["After work, or before?", "Time for yourself this {weekday}?"],
    health: ["Before your visit:", "For your next visit:", "Asking for someone at home?"],
    office: [
      "On your desk this {weekday}?",
      "What we do, in one line:",
      "Before you call us:",
      "From our office in {town}:",
      "One of our services:",
      "For your business:",
    ],
  },
  quietDay: {
    any: [
      "In case you missed it:",
      "Worth knowing in {town}:",
      "Good to know:",
      "From {shop}:",
      "A small reminder:",
      "On our list today:",
      "Just so you know:",
      "One line from our list:",
      "{offer}: {price} at {shop}.",
      "A note for {town}:",
      "Keep this handy:",
    ],
    shop: ["From our counter:", "Next time you are here:"],
    food: ["From our counter:", "For your next order:"],
    repair: ["Have you been putting it off?", "Something to set right?", "When you need it:"],
    booking: ["Choosing a date?", "Asking about prices?", "Before you book:"],
    class: ["Thinking of joining?", "Before you join:", "Asking about fees?"],
    health: ["A note for later:", "A note for our visitors:", "Good to know before a visit:"],
    office: ["Among our services:", "A note from our office:", "Good to know before we talk:"],
  },
};

/** Before a list. */
export const listOpeners: readonly string[] = [
  "From {shop}, in one list:",
  "What you can ask us for in {town}:",
  "Our list for {month}:",
  "What you can ask us for this month:",
  "{month} at {shop}, in one list:",
  "A list to keep:",
  "What we offer in {town}:",
  "All in one place:",
  "Our prices for {month}:",
  "Please save this list:",
];

/** What is on offer, with its price. */
export const pricedOffers: readonly string[] = [
  "{offer}: {price}.",
  "{offer}, {price}.",
  "{offer} – {price}.",
  "{offer} ({price}).",
  "{offer}. Price: {price}.",
  "At {shop}: {offer}, {price}.",
  "{offer}: {price} at {shop}.",
];

/** What is on offer, without a price. */
export const unpricedOffers: readonly string[] = [
  "{offer}.",
  "At {shop}: {offer}.",
  "On our list: {offer}.",
  "{offer}. Details on request.",
];

/** The last sentence, by what customers of the trade do. */
export const invitations: Readonly<Record<ReturnType<typeof getInvitation>, readonly string[]>> = {
  order: [
    "Message us to order.",
    "To order, send us a message.",
    "Tell us how many you need.",
    "Send us your order in a message.",
    "Write to us with your order.",
    "Orders by message, please.",
  ],
  book: [
    "Message us to book.",
    "To book, send us a message.",
    "Tell us the day that suits you.",
    "Write to us for a booking.",
    "Send us your day and time.",
    "Ask us which days are free.",
  ],
  consult: [
    "Message us for an appointment.",
    "For an appointment, send us a message.",
    "Tell us the day that suits you.",
    "Please write to us with your questions.",
    "Send us a message before your visit.",
  ],
  ask: [
    "Message us with your questions.",
    "Tell us what you need.",
    "Ask us in a message.",
    "Write to us and we will talk.",
    "Send us a message to begin.",
  ],
  visit: [
    "Drop in when you are nearby.",
    "Visit us in {town}.",
    "You will find us in {town}.",
    "Come by, or send us a message.",
    "See you at {shop}.",
    "Send us a message before you come.",
    "Come in and ask.",
    "We look forward to your visit.",
    "Ask us when you come by.",
  ],
  join: [
    "Message us to join.",
    "Ask us how to join.",
    "To join, send us a message.",
    "Tell us when you want to begin.",
    "Write to us for the timings.",
    "Come in and ask.",
  ],
};

export const countDays = (days: number) => (days === 1 ? "one day" : `${days} days`);

export const listTitle = "What we offer";
export const formatListLine = (name: string, price: string) =>
  price === "" ? name : `${name}: ${price}`;

/** Why a post goes out on its day. */
export const reasons: Readonly<Record<OccasionKind, string>> = {
  festivalDay: "It is {festival}.",
  beforeFestival: "{festival} is {days} away, so there is time to plan.",
  payDay: "The first days of the month, when many salaries are paid.",
  weekend: "{weekday}, when many people have time.",
  season: "Customers plan for {season} now.",
  weekday: "A working day, when offices read along.",
  quietDay: "A gap between the other posts.",
};
/** Added if the day of a festival is not certain. */
export const uncertainDay = {
  computed: "Almanacs may differ by a day.",
  sighting: "The moon may move it by a day.",
};
export const movedReason = "The day that you chose.";
