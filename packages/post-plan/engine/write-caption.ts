import { capitalize } from "@angadi/drafts/engine/clean";
import { hashTextEvenly } from "@angadi/formats/hash-text";
import { PLACES } from "@angadi/names/engine/words/lists/places";
import { normalizeWord } from "@angadi/formats/words";
import { eventCopy } from "@angadi/owner-tools/calendar/event-copy";
import { getWeekday } from "@angadi/owner-tools/calendar/dates/due-dates";
import { formatWeekdayAndDay } from "@angadi/owner-tools/calendar/events";
import type { Occasion, MonthPlan, Platform, PlannedPost } from "../plan.ts";
import * as copy from "./caption-copy.ts";
import { CAPTION_LIMITS, measureCaption } from "./platforms.ts";
import { getInvitation, hasGoods } from "./trade-kind.ts";

/** Names that goods begin with, besides those of towns and states. */
const NAMES = new Set(
  "banarasi chanderi pochampally lucknowi kolhapuri jaipuri bikaneri kanchipuram kanjivaram diwali holi eid pongal onam rakhi christmas navratri".split(
    " ",
  ),
);

/** "Brownies" → "brownies" within a sentence; abbreviations and places keep their capitals. */
export function toMidSentence(text: string): string {
  const [word = ""] = text.split(" ");
  const normalized = normalizeWord(word);
  const isName = !/^\p{Lu}\p{Ll}*$/u.test(word) || PLACES.has(normalized) || NAMES.has(normalized);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

type Facts = Readonly<Record<string, string>>;

const NAMES_OFFER = /\{(?:offer|goods)/;
const PLACEHOLDER = /\{(\w+)\}/g;

const fill = (pattern: string, facts: Facts): string =>
  capitalize(pattern.replaceAll(PLACEHOLDER, (_, name: string) => facts[name] ?? ""));

const isUsable = (pattern: string, facts: Facts) =>
  [...pattern.matchAll(PLACEHOLDER)].every(([, name = ""]) => facts[name]);

/**
 * Chooses one of the usable patterns, another one for each position and after each turn; "" if none
 * is usable.
 */
function choose(patterns: readonly string[], facts: Facts, key: string, place: Place): string {
  const usable = patterns.filter((pattern) => isUsable(pattern, facts));
  const { position, turn, step } = place;
  const count = Math.max(usable.length, 1);
  const offset = position + turn * (step % count === 0 ? 1 : step);
  return usable[(hashTextEvenly(key) + offset) % count] ?? "";
}

/** Which of several sentences a post gets. */
interface Place {
  position: number;
  /** How many times another text was asked for. */
  turn: number;
  /** The number of positions in use. */
  step: number;
}

/** Joins sentences on one line: "For your Sunday: brownies, ₹60." */
const joinSentences = (sentences: readonly string[], name: string): string =>
  sentences
    .filter(Boolean)
    .map((sentence, index, all) => {
      const follows = all[index - 1]?.endsWith(":") && !(name && sentence.startsWith(name));
      return follows ? toMidSentence(sentence) : sentence;
    })
    .join(" ");

type PlanFacts = Pick<MonthPlan, "input" | "trade" | "tradeName">;

/** Days from a post to its festival. */
const countDaysAhead = ({ day, festival }: Pick<Occasion, "day" | "festival">): number =>
  festival ? (Date.parse(festival.day) - Date.parse(day)) / 86_400_000 : 0;

function collectFacts(
  { input, trade, tradeName }: PlanFacts,
  { day, festival }: Occasion,
  offer: PlannedPost["offer"],
): Facts {
  const date = new Date(day);
  const month = date.getUTCMonth();
  const daysAhead = countDaysAhead({ day, festival });
  // The moon is seen on the evening before.
  const hasCertainDay = festival && festival.basis !== "sighting";
  const isPlainPrice = /^[₹\d]/.test(offer?.price ?? "") && !offer?.name.includes(",");
  return {
    shop: input.name,
    town: input.town,
    trade: capitalize(tradeName),
    tradeMidSentence: toMidSentence(tradeName),
    offer: capitalize(offer?.name ?? ""),
    offerMidSentence: toMidSentence(offer?.name ?? ""),
    goods: hasGoods(trade) ? toMidSentence(offer?.name ?? "") : "",
    price: offer?.price ?? "",
    amount: /\d/.test(offer?.price ?? "") ? (offer?.price ?? "") : "",
    /** A price that can follow "at". */
    plainPrice: isPlainPrice ? (offer?.price ?? "") : "",
    festival: festival?.title ?? "",
    festivalDay: hasCertainDay ? formatWeekdayAndDay(festival.day, eventCopy) : "",
    daysAhead: hasCertainDay && daysAhead > 0 ? copy.countDays(daysAhead) : "",
    weekday: eventCopy.weekdays[date.getUTCDay()] ?? "",
    month: eventCopy.months[month] ?? "",
    season: copy.seasons[month] ?? "",
  };
}

export function writeReason(plan: PlanFacts, occasion: Occasion): string {
  const { kind, festival } = occasion;
  const reason = fill(copy.reasons[kind], {
    ...collectFacts(plan, occasion, undefined),
    days: copy.countDays(countDaysAhead(occasion)),
  });
  const basis = festival?.basis;
  return basis === "computed" || basis === "sighting"
    ? `${reason} ${copy.uncertainDay[basis]}`
    : reason;
}

/** "#nellore"; empty if nothing is left of the text. */
const toHashtag = (text: string): string => {
  const letters = normalizeWord(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
  return letters === "" ? "" : `#${letters}`;
};

interface CaptionOptions {
  platform: Platform;
  occasion: Occasion;
  offer: PlannedPost["offer"];
  hasList: boolean;
  /** Its place among the posts of its kind, and among all. */
  kindPlace: Place;
  place: Place;
}

/** Writes a caption within its platform's limit, from the input and the calendar alone. */
export function writeCaption(plan: PlanFacts, options: CaptionOptions): string {
  const { platform, occasion, offer, hasList, kindPlace, place } = options;
  const { input, trade, tradeName } = plan;
  const facts = collectFacts(plan, occasion, offer);
  const key = `${input.seed} ${input.month}`;
  const { kind } = occasion;
  const isGreeting = kind === "festivalDay";
  const openers = hasList && kind !== "payDay" ? copy.listOpeners : copy.openers[kind];
  const openerPattern = choose(openers, facts, `${key} ${kind}`, kindPlace);
  const opener = fill(openerPattern, facts);
  /** A sentence after the opener; a greeting stands alone, and a colon leads to no other one. */
  const writeNext = (patterns: readonly string[], name: string) => {
    if (isGreeting) return "";
    const suitable = patterns.filter((pattern) => !opener.endsWith(":") || !/:/.test(pattern));
    return fill(choose(suitable, facts, `${key} ${name}`, place), facts);
  };
  const offerPatterns = () => {
    if (!offer) return copy.trades;
    if (NAMES_OFFER.test(openerPattern)) return copy.prices;
    return offer.price ? copy.pricedOffers : copy.unpricedOffers;
  };
  const offerSentence = writeNext(offerPatterns(), "offer");
  const invitations = copy.invitations[getInvitation(trade)];
  const invitation = writeNext(invitations, "invitation");
  const address = [input.name, input.town].filter(Boolean).join(", ");
  const list = [
    opener.endsWith(":") ? "" : copy.listHeading,
    ...input.offers.map(({ name, price }) => copy.formatListLine(capitalize(name), price)),
  ];
  const offerParagraph = hasList ? list.filter(Boolean).join("\n") : offerSentence;
  const hashtags = [...new Set([occasion.festival?.title ?? "", input.town, tradeName])]
    .filter((text) => text.split(" ").length <= 3)
    .map(toHashtag)
    .filter(Boolean);
  const oneLine = joinSentences([opener, offerSentence, invitation], input.name);
  const sections = [opener, offerParagraph, invitation].filter(Boolean);
  const paragraphs = {
    instagram: [sections.join(hasList ? "\n\n" : "\n"), hashtags.join(" ")],
    facebook: [hasList ? sections.join("\n\n") : oneLine, isGreeting ? "" : address],
    twitter: [oneLine],
    linkedin: [
      opener,
      offerParagraph,
      [address && `${address}.`, invitation].filter(Boolean).join(" "),
    ],
  }[platform];
  const caption = paragraphs.filter(Boolean).join("\n\n");
  const isShort = measureCaption(caption, platform) <= CAPTION_LIMITS[platform];
  return isShort ? caption : joinSentences([opener, offerSentence], input.name);
}

/** A line for the calendar: what the post is about. */
export function writeTitle({ input, tradeName }: PlanFacts, post: PlannedPost): string {
  const { kind, festival, hasList, offer } = post;
  if (kind === "festivalDay" && festival) return festival.title;
  return hasList ? copy.listTitle : capitalize(offer?.name ?? (input.name || tradeName));
}

/** The occasion of a post on another day: its text must stay true. */
export function moveOccasion({ kind, festival, ...occasion }: Occasion, day: string): Occasion {
  if (day === occasion.day) return { kind, day, ...(festival && { festival }) };
  if (festival && day < festival.day) return { kind: "beforeFestival", day, festival };
  const isWeekend = [0, 6].includes(getWeekday(day));
  if (kind === "payDay" && Number(day.slice(8)) <= 7) return { kind, day };
  if (kind === "season") return { kind, day };
  if (isWeekend) return { kind: "weekend", day };
  return { kind: kind === "weekday" ? kind : "quietDay", day };
}
