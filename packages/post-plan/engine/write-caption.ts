import { capitalize } from "@angadi/formats/words";
import { eventCopy } from "@angadi/owner-tools/calendar/event-copy";
import { getWeekday } from "@angadi/owner-tools/calendar/dates/due-dates";
import { formatWeekdayAndDay } from "@angadi/owner-tools/calendar/events";
import type { MonthPlan, Occasion, PlanOffer, Platform, PostTopic } from "../plan.ts";
import { type AdviceGroup, GROUP_COPY, TRADE_COPY, findGroup, findOrderCopy } from "./advice.ts";
import * as copy from "./caption-copy.ts";
import { CAPTION_LIMITS, measureCaption } from "./platforms.ts";
import { findFestivalHooks, getFestival } from "./festival-table.ts";
import { findByOffer } from "./offer-words.ts";
import offerHooks from "./tables/offer-hooks.json" with { type: "json" };
import { shuffleBy, toPlanSeed } from "./shuffle.ts";
import { findSeason, keepInSeason, listSeasonDays } from "./seasons.ts";
import { getInvitation } from "./trade-kind.ts";

type Texts = Readonly<Record<string, string>>;
type Facts = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Fills the placeholders. Adds no full stop after a fact that ends with one, e.g. "Khanna & Co.". */
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
export interface Place {
  /** Its position among the posts of its topic. */
  position: number;
  /** Its position among the posts of its topic that have the same reason. */
  kindPosition: number;
  /** Its position among the posts about the same offer. */
  offerPosition: number;
  /** How many times another text was asked for. */
  turn: number;
  /** The number of positions in use. */
  step: number;
}

/**
 * Chooses one of the suitable items of a list: the next one for the next position, and `step` items
 * further for the next turn. Returns undefined if no item is suitable.
 */
function choose<T>(
  list: readonly T[],
  { position, turn, step }: Place,
  isSuitable: (item: T) => boolean = () => true,
): T | undefined {
  const usable = list.filter((item) => isSuitable(item));
  const offset = position + turn * (step % usable.length === 0 ? 1 : step);
  return usable[offset % Math.max(usable.length, 1)];
}

/** Goods that a question compares. */
const MAX_CHOICE = 3;

const includesText = (text: string, part: string) =>
  part !== "" && text.toLowerCase().includes(part.toLowerCase());

type PlanFacts = Pick<MonthPlan, "input" | "trade" | "tradeName">;

/** Days from a post to its festival. */
const countDaysAhead = ({ day, festival }: Pick<Occasion, "day" | "festival">): number =>
  festival ? (Date.parse(festival.day) - Date.parse(day)) / 86_400_000 : 0;

function listChoice(offers: readonly PlanOffer[]): string {
  const names = offers.slice(0, MAX_CHOICE).map(({ name }) => name.split(",")[0] ?? "");
  return [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" or ");
}

function collectFacts(
  { input, trade }: PlanFacts,
  { day, festival }: Occasion,
  offer: PlanOffer | undefined,
): Facts {
  const date = new Date(day);
  const daysAhead = countDaysAhead({ day, festival });
  const title = festival?.title ?? "";
  const wished = title.replace(/’s Eve$/, "");
  // The moon is seen on the evening before.
  const hasCertainDay = festival && festival.basis !== "sighting";
  // What the offer itself names is not named again.
  const name = offer?.name ?? "";
  return {
    shop: includesText(name, input.name) ? "" : input.name,
    town: includesText(`${input.name} ${name}`, input.town) ? "" : input.town,
    offer: name,
    price: offer?.price ?? "",
    /** "Murukku, Thattai or Mysore pak", without amounts. */
    choice: listChoice(keepInSeason(trade, input)),
    /** As it is wished: "New Year" on New Year’s Eve. */
    festival: wished,
    familyFestival: getFestival(title).isForFamilies ? wished : "",
    /** The festival as it is written after "for". */
    theFestival: wished.replace(/^New Year$/, "the $&"),
    /** The festival as it is written after "today is". */
    festivalToday: hasCertainDay ? title.replace(/^New Year$/, "$&’s Day") : "",
    festivalDay: hasCertainDay ? formatWeekdayAndDay(festival.day, eventCopy) : "",
    daysAhead: hasCertainDay && daysAhead > 0 ? copy.countDays(daysAhead) : "",
    weekday: eventCopy.weekdays[date.getUTCDay()] ?? "",
    month: eventCopy.months[date.getUTCMonth()] ?? "",
    season: findSeason(trade, input, name)?.name ?? "",
  };
}

export function writeReason(
  plan: PlanFacts,
  occasion: Occasion,
  { topic, offer, place }: Pick<CaptionOptions, "topic" | "offer" | "place">,
): string {
  const { kind, festival } = occasion;
  const rule = copy.noAdvertisingReasons[plan.trade.id];
  if (rule && topic === "advice" && place.position === 0) return rule;
  const patterns = copy.topicReasons[topic] ?? copy.reasons[kind];
  const reason = fill(choose(patterns, { ...place, turn: 0 }) ?? "", {
    ...collectFacts(plan, occasion, offer),
    festival: festival?.title ?? "",
    days: copy.countDays(countDaysAhead(occasion)),
  });
  const basis = festival?.basis;
  return basis === "computed" || basis === "sighting"
    ? `${reason} ${copy.uncertainDay[basis]}`
    : reason;
}

/** "#SweetShop"; empty if nothing is left of the text. */
const toHashtag = (text: string): string => {
  const letters = text
    .split(/\s+/)
    .map((word) => capitalize(word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "")))
    .join("");
  return letters === "" ? "" : `#${letters}`;
};

interface CaptionOptions {
  platform: Platform;
  occasion: Occasion;
  topic: PostTopic;
  offer: PlanOffer | undefined;
  place: Place;
}

interface Paragraph {
  text: string;
  /** If a caption is too long, lines with the highest number are left out first. */
  priority: number;
  /** Whether it continues the line before. */
  isInline?: boolean;
}

interface Draft {
  headline: string;
  paragraphs: Paragraph[];
}

/** Writes a caption within its platform's limit, from the input, the calendar and common advice. */
export function writeCaption(
  plan: PlanFacts,
  options: CaptionOptions,
): { headline: string; opening: string; caption: string } {
  const { platform, occasion } = options;
  const { input, tradeName } = plan;
  const { headline, paragraphs } = draftCaption(plan, options);
  const text = paragraphs.map((one) => one.text).join(" ");
  const [shop, town] = [input.name, input.town].map((part) =>
    includesText(text, part) ? "" : part,
  );
  const isUnsigned = input.name !== "" && shop === "";
  // On Instagram, the town is a hashtag.
  const hasTown = platform !== "instagram" || input.name === "";
  const address = isUnsigned ? "" : [shop, hasTown ? town : ""].filter(Boolean).join(", ");
  const isShort = platform === "twitter";
  paragraphs.push({
    text: isShort && address ? fill("{address}.", { address }) : address,
    priority: 1,
  });
  if (platform === "instagram") {
    const hashtags = [...new Set([occasion.festival?.title ?? "", hasTown ? "" : town, tradeName])]
      .filter((one = "") => one.split(" ").length <= 3)
      .map((one = "") => toHashtag(one));
    paragraphs.push({ text: hashtags.filter(Boolean).join(" "), priority: 9 });
  }
  const join = (kept: readonly Paragraph[]) =>
    kept
      .filter((one) => one.text !== "")
      .reduce((joined, one) => {
        const gap = isShort || one.isInline ? " " : "\n\n";
        return joined === "" ? one.text : `${joined}${gap}${one.text}`;
      }, "");
  const priorities = [9, 3, 2, 1, 0];
  const captions = priorities.map((limit) =>
    join(paragraphs.filter((one) => one.priority <= limit)),
  );
  const fits = (caption: string) => measureCaption(caption, platform) <= CAPTION_LIMITS[platform];
  const opening = paragraphs[0]?.text ?? "";
  return { headline, opening, caption: captions.find((caption) => fits(caption)) ?? headline };
}

/** Groups whose customers choose between goods by taste. */
const COMPARED_GROUPS = new Set<AdviceGroup>(["food", "meat"]);
/** The next step of a list; those of offers come before it. */
const LIST_STEP = { position: 4, kindPosition: 0, offerPosition: 0, step: 1 };

/** The texts of a caption without its address. */
function draftCaption(plan: PlanFacts, options: CaptionOptions): Draft {
  const { occasion, topic, offer, place, platform } = options;
  const { input, trade } = plan;
  const key = toPlanSeed(input);
  const facts = collectFacts(plan, occasion, offer);
  const { festival } = occasion;
  const write = (patterns: readonly string[], at: Place = place) => {
    const shuffled = shuffleBy(patterns, key, String);
    return fill(choose(shuffled, at, (one) => isUsable(one, facts)) ?? "", facts);
  };
  const [group, invitation] = [findGroup(trade), getInvitation(trade)];
  const { steps, howTo, business } = findOrderCopy(trade);
  const stepPlace = topic === "list" ? { ...LIST_STEP, turn: place.turn } : place;
  const step = { text: write(steps, stepPlace), priority: 2 };
  if (topic === "greeting" && festival) {
    const { local = "", wishes } = getFestival(festival.title);
    const greeting = [local, write(copy.greetings)].filter(Boolean).join(" ");
    const wish = { text: write(wishes), priority: 2 };
    return { headline: festival.title, paragraphs: [{ text: greeting, priority: 0 }, wish] };
  }
  if (topic === "list") {
    const hasPrices = input.offers.some(({ price }) => price !== "");
    const lines = input.offers.map(({ name, price }) =>
      copy.formatListLine(capitalize(name), price, hasPrices),
    );
    const opener = write(hasPrices ? copy.listOpeners : copy.unpricedListOpeners);
    return {
      headline: copy.listTitle,
      paragraphs: [{ text: opener, priority: 3 }, { text: lines.join("\n"), priority: 0 }, step],
    };
  }
  if (topic === "offer" && offer) {
    const pattern = chooseHook(plan, { ...options, facts });
    const isDated = occasion.kind !== "beforeFestival" || pattern.includes("{festival");
    const date = isDated ? "" : write(copy.festivalDates) || fill(copy.festivalNear, facts);
    const line = write(offer.price ? copy.pricedOffers : copy.unpricedOffers);
    const detail = offer.detail ? fill("{detail}.", { detail: offer.detail }) : "";
    return {
      headline: capitalize(offer.name),
      paragraphs: [
        { text: [fill(pattern, facts), date].filter(Boolean).join(" "), priority: 3 },
        { text: line, priority: 0 },
        { text: detail, priority: 1, isInline: true },
        step,
      ],
    };
  }
  const tradeCopy = TRADE_COPY[trade.id];
  const groupCopy = tradeCopy?.hasOwnCopyOnly ? undefined : GROUP_COPY[group];
  const vary = (texts: Texts = {}) => shuffleBy(Object.entries(texts), key, String);
  // Customers choose between dishes by taste, but not between treatments or repairs.
  const comparesGoods =
    COMPARED_GROUPS.has(group) &&
    groupCopy !== undefined &&
    ["order", "visit", "table"].includes(invitation) &&
    keepInSeason(trade, input).length > 1;
  const [comparison, ...otherComparisons] = comparesGoods ? vary(copy.offerQuestions) : [];
  const pieces = {
    advice: [...vary(tradeCopy?.advice), ...vary(groupCopy?.advice)],
    question: [
      ...(comparison ? [comparison] : []),
      ...vary(tradeCopy?.questions),
      ...otherComparisons,
      ...vary(groupCopy?.questions),
    ],
    order: [...(platform === "linkedin" ? vary(business) : []), ...vary(howTo)],
  }[topic as "advice" | "question" | "order"];
  const [title = input.name, pattern = ""] = choose(pieces, place) ?? [];
  const text = fill(pattern, facts);
  // The picture of a question asks it in the words of the caption.
  const headline = topic === "question" ? (text.split(/(?<=\?)\s/)[0] ?? title) : title;
  return { headline, paragraphs: [{ text, priority: 0 }] };
}

/**
 * The first sentence of an offer: about the festival, the offer, the season, or else the trade; ""
 * if none fits it.
 */
function chooseHook(
  { input, trade }: PlanFacts,
  { occasion, offer, place, facts }: CaptionOptions & { facts: Facts },
): string {
  const { kind, festival } = occasion;
  const key = toPlanSeed(input);
  const shuffleUsable = (patterns: readonly string[] = []) =>
    shuffleBy(patterns, key, String).filter((one) => isUsable(one, facts));
  const [name, title] = [offer?.name ?? "", festival?.title ?? ""];
  const isInSeason = kind === "season" && listSeasonDays(trade, input, name).includes(occasion.day);
  const season = isInSeason ? findSeason(trade, input, name) : undefined;
  const special =
    kind === "beforeFestival"
      ? [
          ...shuffleUsable(findFestivalHooks(name, title, trade)),
          ...shuffleUsable(copy.festivalHooks),
        ]
      : shuffleUsable(season?.lines);
  const usual = shuffleUsable(TRADE_COPY[trade.id]?.hooks);
  // Of two offers of one kind, only the first has the hooks of that kind.
  const findHooks = (one: string) => findByOffer(offerHooks, one, trade);
  const ofKind = findHooks(name);
  const first = input.offers.find((one) => findHooks(one.name) === ofKind);
  const hooks = first?.name === name ? shuffleUsable(ofKind) : [];
  const ofOffer = hooks[place.offerPosition + place.turn];
  // The reason names the season or festival, so each turn speaks of it, too.
  const ofDay = special[(place.kindPosition + place.turn) % Math.max(special.length, 1)];
  // Each line of a trade is used once a month.
  return ofDay ?? ofOffer ?? usual[place.position + place.turn] ?? "";
}

/** The occasion of a post on another day: its text must stay true. */
export function moveOccasion({ kind, festival, ...occasion }: Occasion, day: string): Occasion {
  if (day === occasion.day) return { kind, day, ...(festival && { festival }) };
  if (festival && day < festival.day) return { kind: "beforeFestival", day, festival };
  const isWeekend = [0, 6].includes(getWeekday(day));
  if (kind === "payDay" && Number(day.slice(8)) <= 7) return { kind, day };
  if (kind === "season") return { kind, day };
  if (isWeekend) return { kind: "weekend", day };
  return { kind: "weekday", day };
}
