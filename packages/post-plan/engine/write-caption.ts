import { capitalize } from "@angadi/formats/words";
import { normalizeWord } from "@angadi/formats/words";
import { eventCopy } from "@angadi/owner-tools/calendar/event-copy";
import { getWeekday } from "@angadi/owner-tools/calendar/dates/due-dates";
import { formatWeekdayAndDay } from "@angadi/owner-tools/calendar/events";
import type { Occasion, MonthPlan, Platform, PlannedPost } from "../plan.ts";
import * as copy from "./caption-copy.ts";
import { CAPTION_LIMITS, measureCaption } from "./platforms.ts";
import { shuffleBy, toPlanSeed } from "./shuffle.ts";
import { findSeason, getInvitation, getTradeKind } from "./trade-kind.ts";

type Facts = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Fills the placeholders; a fact that ends a sentence itself, such as "Khanna & Co.", gets no full stop. */
const fill = (pattern: string, facts: Facts): string =>
  capitalize(
    pattern
      .replaceAll(PLACEHOLDER, (_, name: string) => `${facts[name] ?? ""}\0`)
      .replaceAll(/([.?!])\0\./g, "$1")
      .replaceAll("\0", ""),
  );

const isUsable = (pattern: string, facts: Facts) =>
  [...pattern.matchAll(PLACEHOLDER)].every(([, name = ""]) => facts[name]);

/** Which of several sentences a post gets. */
interface Place {
  position: number;
  /** How many times another text was asked for. */
  turn: number;
  /** The number of positions in use. */
  step: number;
}

/**
 * Chooses one of the patterns whose facts are known, another one for each position and after each
 * turn, the next one if that does not suit; "" if none is left.
 */
function choose(
  patterns: readonly string[],
  { position, turn, step }: Place,
  facts: Facts,
  { key, isSuitable }: { key: string; isSuitable: (pattern: string) => boolean },
): string {
  const usable = shuffleBy(patterns, key, String).filter((pattern) => isUsable(pattern, facts));
  const offset = position + turn * (step % usable.length === 0 ? 1 : step);
  const start = offset % Math.max(usable.length, 1);
  return [...usable.slice(start), ...usable.slice(0, start)].find(isSuitable) ?? "";
}

const includesText = (text: string, part: string) =>
  part !== "" && text.toLowerCase().includes(part.toLowerCase());

type PlanFacts = Pick<MonthPlan, "input" | "trade" | "tradeName">;

/** Days from a post to its festival. */
const countDaysAhead = ({ day, festival }: Pick<Occasion, "day" | "festival">): number =>
  festival ? (Date.parse(festival.day) - Date.parse(day)) / 86_400_000 : 0;

/** Festivals of the calendar or of couples, about which nobody greets families. */
const WITHOUT_FAMILY = /Day$|Ambedkar|Gandhi/;

function collectFacts(
  { input, trade }: PlanFacts,
  { day, festival }: Occasion,
  offer: PlannedPost["offer"],
): Facts {
  const date = new Date(day);
  const daysAhead = countDaysAhead({ day, festival });
  const title = festival?.title ?? "";
  // The moon is seen on the evening before.
  const hasCertainDay = festival && festival.basis !== "sighting";
  // What the offer itself names is not named again.
  const name = offer?.name ?? "";
  return {
    shop: includesText(name, input.name) ? "" : input.name,
    town: includesText(`${input.name} ${name}`, input.town) ? "" : input.town,
    offer: name,
    price: offer?.price ?? "",
    festival: title,
    familyFestival: WITHOUT_FAMILY.test(title) ? "" : title,
    /** After "for". */
    theFestival: title.replace(/^New Year$/, "the $&"),
    /** After "today is". */
    festivalToday: hasCertainDay ? title.replace(/^New Year$/, "$&’s Day") : "",
    festivalDay: hasCertainDay ? formatWeekdayAndDay(festival.day, eventCopy) : "",
    daysAhead: hasCertainDay && daysAhead > 0 ? copy.countDays(daysAhead) : "",
    weekday: eventCopy.weekdays[date.getUTCDay()] ?? "",
    month: eventCopy.months[date.getUTCMonth()] ?? "",
    season: findSeason(trade, input.month),
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
  const key = toPlanSeed(input);
  const { kind } = occasion;
  const isGreeting = kind === "festivalDay";
  const list = input.offers.map(({ name, price }) => copy.formatListLine(capitalize(name), price));
  const listed = hasList ? list.join("\n") : "";
  const facts = collectFacts(plan, occasion, offer);
  const sentences: string[] = [];
  /** What is still to be named: a post names the business and the town once. */
  const listUnnamed = () => {
    const text = [...sentences, listed].join(" ");
    const keep = (name = "") => (includesText(text, name) ? "" : name);
    return { shop: keep(facts["shop"]), town: keep(facts["town"]) };
  };
  const write = (patterns: readonly string[], name: string, position: Place): string => {
    const unnamed = { ...facts, ...listUnnamed() };
    // A colon leads to an offer, and to no other colon.
    const hasColon = sentences.at(-1)?.endsWith(":");
    const pattern = choose(patterns, position, facts, {
      key: `${key} ${name}`,
      isSuitable: (one) =>
        isUsable(one, unnamed) &&
        !(hasColon && one.includes(":")) &&
        (offer !== undefined || !one.endsWith(":")),
    });
    sentences.push(fill(pattern, unnamed));
    return pattern;
  };
  const { any, ...ofKinds } = copy.openers[kind];
  const tradeKind = getTradeKind(trade);
  const openers = hasList ? copy.listOpeners : [...any, ...(ofKinds[tradeKind] ?? [])];
  const isComplete = write(openers, kind, kindPlace).includes("{offer}") || isGreeting;
  if (hasList) sentences.push(listed);
  else if (isComplete || !offer) sentences.push("");
  else write(offer.price ? copy.pricedOffers : copy.unpricedOffers, "offer", place);
  const shortest = sentences.filter(Boolean).join(" ");
  if (!isGreeting) write(copy.invitations[getInvitation(trade)], "invitation", place);
  const [opener = "", offerText = "", invitation = ""] = sentences;
  const { shop, town } = listUnnamed();
  const hasAddress = !isGreeting && (shop !== "" || input.name === "");
  const address = hasAddress ? [shop, town].filter(Boolean).join(", ") : "";
  const hashtags = [...new Set([occasion.festival?.title ?? "", town, tradeName])]
    .filter((text) => text.split(" ").length <= 3)
    .map(toHashtag)
    .filter(Boolean);
  const oneLine = sentences.filter(Boolean).join(" ");
  const sections = sentences.filter(Boolean).join(hasList ? "\n\n" : "\n");
  const paragraphs = {
    instagram: [sections, hashtags.join(" ")],
    facebook: [hasList ? sections : oneLine, address],
    twitter: [oneLine],
    linkedin: [
      opener,
      offerText,
      [address && fill("{address}.", { address }), invitation].filter(Boolean).join(" "),
    ],
  }[platform];
  const caption = paragraphs.filter(Boolean).join("\n\n");
  return measureCaption(caption, platform) <= CAPTION_LIMITS[platform] ? caption : shortest;
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
