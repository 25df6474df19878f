import type { Trade } from "@angadi/drafts/trades/trades";
import { addDays, listDays } from "@angadi/formats/days";
import type { FestivalDay } from "@angadi/owner-tools/calendar/dates/date-rules";
import { getWeekday, toDay } from "@angadi/owner-tools/calendar/dates/due-dates";
import { festivals } from "@angadi/owner-tools/calendar/dates/festivals";
import {
  type Occasion,
  type PlanInput,
  type PlanOffer,
  POST_COUNT,
  type PostTopic,
} from "../plan.ts";
import {
  FESTIVALS,
  canGreet,
  getFestival,
  isBoughtFor,
  isMadeFor,
  isOwnDay,
} from "./festival-table.ts";
import { findRegions } from "./regions.ts";
import { findSeason, keepInSeason, listSeasonDays } from "./seasons.ts";
import { shuffleBy, toPlanSeed } from "./shuffle.ts";
import { isOfficeTrade, mayAdvertise } from "./trade-kind.ts";

/** The number of festivals in a month: one fewer if four posts are about offers. */
const countFestivals = (offers: readonly PlanOffer[]) => (offers.length < 3 ? 3 : 2);
/** Festivals closer to each other than this share one post. */
const FESTIVAL_GAP_DAYS = 3;

/** Returns the last day of a month such as "2027-02". */
export const getLastDay = (month: string): string =>
  toDay(Number(month.slice(0, 4)), Number(month.slice(5)), "last");

const isWeekend = (day: string) => [0, 6].includes(getWeekday(day));

const countDaysBetween = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;

/** What a festival is called in a region, the most exact one first; "" for all others. */
const LOCAL_TITLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "new-year": { "": "New Year" },
  lohri: { punjab: "Lohri", "": "" },
  sankranti: {
    tamil: "Pongal",
    gujarat: "Uttarayan",
    bengal: "Poush Sankranti",
    kerala: "",
    karnataka: "Makara Sankranti",
    south: "Sankranti",
    punjab: "",
    north: "Makar Sankranti",
    west: "Makar Sankranti",
    east: "Makar Sankranti",
    // Other regions, and towns that are not known, have names of their own for it.
    "": "",
  },
  "bihu-magh": { assam: "Magh Bihu", "": "" },
  "vasant-panchami": {
    east: "Saraswati Puja",
    assam: "Saraswati Puja",
    "": "Vasant Panchami",
  },
  easter: { assam: "", kerala: "Easter", goa: "Easter", "north-east": "Easter", "": "" },
  ugadi: {
    manipur: "Cheiraoba",
    kerala: "",
    tamil: "",
    gujarat: "",
    south: "Ugadi",
    "": "Gudi Padwa",
  },
  holi: { manipur: "Yaosang", khalsa: "Holi and Hola Mohalla", kerala: "", tamil: "", "": "Holi" },
  vaisakhi: {
    tamil: "Tamil New Year",
    punjab: "Baisakhi",
    manipur: "",
    odisha: "",
    "": "Ambedkar Jayanti",
  },
  "buddha-purnima": { south: "", "": "Buddha Purnima" },
  "bhai-dooj": { manipur: "Ningol Chakkouba", "": "Bhai Dooj" },
  navratri: { telangana: "Bathukamma", bengal: "", assam: "", "": "Navratri" },
  vishu: { kerala: "Vishu", "": "" },
  "bengali-new-year": { bengal: "Bengali New Year", "": "" },
  "bihu-bohag": { assam: "Bohag Bihu", "": "" },
  dussehra: {
    bengal: "Bijoya Dashami",
    tamil: "Vijayadashami",
    kerala: "Vijayadashami",
    "": "Dussehra",
  },
  // The south keeps Deepavali, a day of its own.
  diwali: { south: "", "": "Diwali" },
  chhath: { punjab: "", "": "Chhath Puja" },
  "ganesh-chaturthi": { kerala: "", "": "Ganesh Chaturthi" },
  varalakshmi: { kerala: "", "": "Varalakshmi Vratam" },
  onam: { kerala: "Onam", "": "" },
  "gujarati-new-year": { gujarat: "Gujarati New Year", west: "", "": "Govardhan Puja" },
};
/** Gujarat keeps the 14th, whatever the hour at which the sun enters Makara. */
const LOCAL_DATES: Readonly<Record<string, string>> = { Uttarayan: "01-14" };

/** "Eid al-Adha (Bakrid)" → "Eid al-Adha". */
const shortenTitle = (title: string) =>
  title.replace(/ (?:in the south )?\(.*\)$/, "").replace(/ begins$/, "");

const MAJOR = 2;
const REGIONAL = 3;
/** A festival with its local name and day. */
interface LocalFestival {
  festival: Omit<FestivalDay, "id" | "regions" | "note">;
  /** A region's own festivals matter more than those of all India: at least `REGIONAL`. */
  rank: number;
}

const isOwn = ({ festival }: LocalFestival) => isOwnDay(festival.title);

/** Returns the festival by its local name; undefined if these regions do not keep it. */
function localize(entry: FestivalDay, regions: readonly string[]): LocalFestival | undefined {
  const { id, day, basis, regions: celebratedIn } = entry;
  const titles = LOCAL_TITLES[id.replace(/-\d+$/, "")] ?? { "": shortenTitle(entry.title) };
  const region = Object.keys(titles).find((name) => name === "" || regions.includes(name)) ?? "";
  const title = titles[region] ?? "";
  const isKept =
    region !== "" || !celebratedIn || celebratedIn.some((one) => regions.includes(one));
  if (title === "" || !isKept) return undefined;
  const rank =
    (getFestival(title).isMajor ? MAJOR : 0) +
    (region ? REGIONAL : 0) +
    (celebratedIn || isOwnDay(title) ? 1 : 0);
  const localDay = `${day.slice(0, 5)}${LOCAL_DATES[title] ?? day.slice(5)}`;
  return { festival: { title, day: localDay, basis }, rank };
}

/** The days of the festivals' own table: of a region, or of some trades. */
const listFixedDays = (from: string, to: string, regions: readonly string[]): LocalFestival[] =>
  Object.entries(FESTIVALS).flatMap(([title, { date, region }]) => {
    const day = `${from.slice(0, 5)}${date}`;
    const isKept = day >= from && day <= to && (!region || regions.includes(region));
    // A day of a trade comes after the great festivals.
    const rank = MAJOR + (region ? REGIONAL : -0.5);
    return date && isKept ? [{ festival: { title, day, basis: "fixed" }, rank }] : [];
  });

/** The festivals that a business in these regions keeps, the most important one first. */
function listFestivals(
  trade: Trade,
  regions: readonly string[],
  { from, to, key }: { from: string; to: string; key: string },
): LocalFestival[] {
  const candidates = festivals
    .flatMap((entry) => localize(entry, regions) ?? [])
    .filter(({ festival: { day } }) => day >= from && day <= to)
    .concat(listFixedDays(from, to, regions))
    .filter(({ festival: { title } }) => canGreet(title, trade));
  // Each business posts about other lesser festivals.
  const shuffled = shuffleBy(candidates, key, ({ festival }) => festival.title);
  return shuffled.toSorted((a, b) => b.rank - a.rank);
}

/** The first `count` festivals that are days apart from each other. */
function chooseGreetings(candidates: readonly LocalFestival[], count: number): LocalFestival[] {
  const chosen: LocalFestival[] = [];
  for (const candidate of candidates) {
    const isApart = chosen.every(
      ({ festival: { day } }) => countDaysBetween(day, candidate.festival.day) >= FESTIVAL_GAP_DAYS,
    );
    if (isApart && chosen.length < count) chosen.push(candidate);
  }
  return chosen;
}

/** Days between an offer and its festival, in the order in which they are tried. */
const DAYS_BEFORE = [7, 5, 9, 4, 11, 12, 3, 2, 1];
/** Posts about one offer are not closer to each other. */
const OFFER_GAP_DAYS = 3;
/** Days before a festival of the next month from which posts of this month prepare for it. */
const NEXT_MONTH_DAYS = 14;

const isEarly = (day: string) => Number(day.slice(8)) <= 10;

/** Posts about a season in a month. */
const MAX_SEASONAL = 2;

/** A post before it is written. */
export interface PostSlot extends Occasion {
  topic: PostTopic;
  /** Of a post about one offer. */
  offer?: PlanOffer | undefined;
}

/** "from ₹6,500" → 6500. */
const readPrice = ({ price }: PlanOffer) => Number(price.replaceAll(/\D/g, ""));

/**
 * The offers that get posts of their own, at most four, in the order in which the owner named them:
 * the most important one first, and again if there are fewer than four.
 */
const repeatOffers = (offers: readonly PlanOffer[]): PlanOffer[] =>
  [...offers, ...offers.slice(0, 1)].slice(0, 4);

/**
 * Chooses ten days of a month, not before `from`, and what each post is about; never two on one
 * day. The input varies the days without a date of their own.
 */
export function chooseSlots(trade: Trade, input: PlanInput, from: string): PostSlot[] {
  const { town, month } = input;
  const offers = mayAdvertise(trade) ? input.offers : [];
  const key = toPlanSeed(input);
  const lastDay = getLastDay(month);
  const firstDay = from > `${month}-01` ? from : `${month}-01`;
  const days = listDays({ from: firstDay, to: lastDay });
  const slots = new Map<string, PostSlot>();
  const add = (slot: PostSlot) => {
    const canAdd = days.includes(slot.day) && !slots.has(slot.day) && slots.size < POST_COUNT;
    if (canAdd) slots.set(slot.day, slot);
    return canAdd;
  };
  const regions = findRegions(town);
  const kept = listFestivals(trade, regions, { from: firstDay, to: lastDay, key });
  const soon = { from: addDays(lastDay, 1), to: addDays(lastDay, NEXT_MONTH_DAYS), key };
  const all = [...kept, ...listFestivals(trade, regions, soon)].toSorted((a, b) => b.rank - a.rank);
  // The greatest festival chooses its offers first, Women’s Day last.
  const prepared = [...all.filter((one) => !isOwn(one)), ...all.filter((one) => isOwn(one))];
  // Nothing is sold on the day of a festival, also if its greeting has no place in the month.
  const holidays = new Set(kept.filter((one) => one.rank >= MAJOR).map((one) => one.festival.day));
  const openDays = days.filter((day) => !holidays.has(day));
  // What sells iftar leaves out Valentine’s Day.
  const isRamzan = offers.some(({ name }) => findSeason(trade, input, name)?.name === "Ramzan");
  const greeted = isRamzan ? kept.filter((one) => !isOwn(one)) : kept;
  for (const { festival } of chooseGreetings(greeted, countFestivals(offers)))
    add({ kind: "festivalDay", topic: "greeting", day: festival.day, festival });
  let unused = repeatOffers(keepInSeason(trade, { ...input, offers }));
  const takeOffer = (): PlanOffer | undefined => {
    const [offer, ...others] = unused;
    unused = others;
    return offer;
  };
  // The month’s great festivals of the region, and days of the trade, have one more post if offers are left.
  const great = kept.filter((one) => one.rank >= REGIONAL || isOwn(one));
  for (const [index, { festival }] of [...prepared, ...great].entries()) {
    const made = unused.filter((offer) => isMadeFor(offer.name, festival.title));
    const shown = [...slots.values()];
    const isShown = ({ name }: PlanOffer) => Number(shown.some((one) => one.offer?.name === name));
    // The dearest one that has no post yet: a silk saree, not an everyday one.
    const usual = unused
      .filter((offer) => isBoughtFor(offer.name, festival.title, trade))
      .filter((offer) => !shown.some((one) => one.offer === offer && one.festival === festival))
      .toSorted((a, b) => isShown(a) - isShown(b) || readPrice(b) - readPrice(a));
    const mayTakeUsual = made.length === 0 && (index < prepared.length || unused.length > 1);
    for (const offer of mayTakeUsual ? usual.slice(0, 1) : made) {
      const shownOn = [...slots.values()].flatMap((one) => (one.offer === offer ? [one.day] : []));
      const isPlaced = DAYS_BEFORE.map((count) => addDays(festival.day, -count))
        .filter((day) => openDays.includes(day))
        .filter((day) => shownOn.every((one) => countDaysBetween(one, day) >= OFFER_GAP_DAYS))
        .some((day) => add({ kind: "beforeFestival", topic: "offer", day, festival, offer }));
      if (isPlaced || made.includes(offer)) unused = unused.toSpliced(unused.indexOf(offer), 1);
    }
  }
  if (offers.length > 1) {
    // What has a date of its own comes first.
    const payDays = shuffleBy(["01", "02", "03", "04", "05"], key, String);
    const hasPayDay = payDays.some((date) =>
      add({ kind: "payDay", topic: "list", day: `${month}-${date}` }),
    );
    if (!hasPayDay) days.some((day) => add({ kind: "weekday", topic: "list", day }));
  }
  const seasonDays = shuffleBy(openDays, key, String)
    .filter((day) => !isWeekend(day))
    .toSorted((a, b) => Number(isEarly(b)) - Number(isEarly(a)));
  const seasonal = [...new Set(unused)].filter(({ name }) => findSeason(trade, input, name));
  for (const offer of seasonal.slice(0, MAX_SEASONAL)) {
    const inSeasonOn = listSeasonDays(trade, input, offer.name);
    const isApart = (one: string) =>
      [...slots.keys()].every((taken) => countDaysBetween(one, taken) >= 2);
    const day = seasonDays.find((one) => inSeasonOn.includes(one) && isApart(one));
    if (day && add({ kind: "season", topic: "offer", day, offer }))
      unused = unused.toSpliced(unused.indexOf(offer), 1);
  }
  const open = chooseOpenDays({ days: openDays, slots, key, isOffice: isOfficeTrade(trade) });
  const topics: PostTopic[] = ["question", "order", "advice", "advice", "advice", "question"];
  const wanted: PostTopic[] = [...unused.map(() => "offer" as const), ...topics].filter(
    (topic) => topic !== "order" || mayAdvertise(trade),
  );
  while (wanted.length < open.length) wanted.push("advice");
  for (const [day, topic] of assignTopics(open, wanted.slice(0, open.length), slots)) {
    const kind = isWeekend(day) ? "weekend" : "weekday";
    add({
      kind,
      day,
      topic,
      offer: topic === "offer" ? takeOffer() : undefined,
    });
  }
  return [...slots.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}

interface OpenDaysOptions {
  days: readonly string[];
  slots: ReadonlyMap<string, PostSlot>;
  key: string;
  isOffice: boolean;
}

/** The days of the other posts, far from each other. Offices post on working days. */
function chooseOpenDays({ days, slots, key, isOffice }: OpenDaysOptions): string[] {
  const open: string[] = [];
  const shuffled = shuffleBy(days, key, String);
  const count = Math.min(POST_COUNT, days.length) - slots.size;
  while (open.length < count) {
    const taken = [...slots.keys(), ...open];
    const measureGap = (day: string) => Math.min(...taken.map((one) => countDaysBetween(one, day)));
    const rank = (day: string) =>
      Math.min(taken.length > 0 ? measureGap(day) : 1, 2) - (isOffice && isWeekend(day) ? 3.5 : 0);
    const free = shuffled.filter((day) => !taken.includes(day));
    open.push(free.toSorted((a, b) => rank(b) - rank(a))[0] ?? "");
  }
  return open.toSorted();
}

/**
 * Assigns topics to days, different ones next to each other. Advice and how to order, which may be
 * for business readers, go to working days.
 */
function assignTopics(
  open: readonly string[],
  wanted: readonly PostTopic[],
  slots: ReadonlyMap<string, PostSlot>,
): Map<string, PostTopic> {
  const assigned = new Map<string, PostTopic>();
  const left = [...wanted];
  const take = (day: string, topic: PostTopic | undefined) => {
    if (topic === undefined) return;
    left.splice(left.indexOf(topic), 1);
    assigned.set(day, topic);
  };
  const workingDays = open.filter((day) => !isWeekend(day));
  const middle = Math.floor(workingDays.length / 2);
  for (const [index, topic] of [
    [middle, "advice"],
    [middle - 1, "order"],
  ] as const) {
    const day = workingDays[index];
    if (day !== undefined && left.includes(topic)) take(day, topic);
  }
  for (const day of open.filter((one) => !assigned.has(one))) {
    const known = [
      ...slots.values(),
      ...Array.from(assigned, ([one, topic]) => ({ day: one, topic })),
    ];
    const earlier = known
      .filter((one) => one.day < day)
      .toSorted((a, b) => (a.day < b.day ? 1 : -1));
    const later = known.filter((one) => one.day > day).toSorted((a, b) => (a.day < b.day ? -1 : 1));
    const neighbours = new Set([earlier[0]?.topic, later[0]?.topic]);
    const rank = (topic: PostTopic) =>
      left.filter((one) => one === topic).length - (neighbours.has(topic) ? 10 : 0);
    take(day, left.toSorted((a, b) => rank(b) - rank(a))[0]);
  }
  return assigned;
}
