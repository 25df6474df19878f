import type { Trade } from "@angadi/drafts/trades/trades";
import { addDays, listDays } from "@angadi/formats/days";
import type { FestivalDay } from "@angadi/owner-tools/calendar/dates/date-rules";
import { getWeekday, toDay } from "@angadi/owner-tools/calendar/dates/due-dates";
import { festivals } from "@angadi/owner-tools/calendar/dates/festivals";
import { type Occasion, type PlanInput, POST_COUNT } from "../plan.ts";
import { findRegions } from "./regions.ts";
import { shuffleBy, toPlanSeed } from "./shuffle.ts";
import { canGreet, canSellFor, findSeason, isOfficeTrade } from "./trade-kind.ts";

const MAX_FESTIVALS = 2;
/** Festivals closer to each other than this share one post. */
const FESTIVAL_GAP_DAYS = 4;

/** Days of mourning: no offers are posted. */
const QUIET_FESTIVALS = /^good-friday/;
/** Days without shopping. */
const WITHOUT_SHOPPING =
  /^(?:independence|republic|gandhi|shivaratri|ram-navami|buddha|guru-nanak|milad)|Ambedkar/;

/** Returns the last day of a month such as "2027-02". */
export const getLastDay = (month: string): string =>
  toDay(Number(month.slice(0, 4)), Number(month.slice(5)), "last");

const isWeekend = (day: string) => [0, 6].includes(getWeekday(day));

const countDaysBetween = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;

/** Celebrated by most people of their regions. */
const MAJOR_FESTIVALS =
  /^(?:diwali|deepavali|holi|durga|dussehra|sankranti|onam|ugadi|ganesh|christmas|raksha|chhath|valentine)/;

const EASTER = "Easter";
const SARASWATI_PUJA = "Saraswati Puja";
/** What a festival is called in a region, the most exact one first; "" for all others. */
const LOCAL_TITLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "new-year": { "": "New Year" },
  lohri: { punjab: "Lohri", "": "" },
  sankranti: {
    tamil: "Pongal",
    gujarat: "Uttarayan",
    bengal: "Poush Sankranti",
    kerala: "",
    south: "Sankranti",
    "": "Makar Sankranti",
  },
  "bihu-magh": { assam: "Magh Bihu", "": "" },
  "vasant-panchami": {
    east: SARASWATI_PUJA,
    assam: SARASWATI_PUJA,
    "": "Vasant Panchami",
  },
  easter: { kerala: EASTER, goa: EASTER, "north-east": EASTER, "": "" },
  ugadi: { kerala: "", tamil: "", gujarat: "", south: "Ugadi", "": "Gudi Padwa" },
  vaisakhi: { tamil: "Tamil New Year", punjab: "Baisakhi", "": "Ambedkar Jayanti" },
  vishu: { kerala: "Vishu", "": "" },
  "bengali-new-year": { bengal: "Bengali New Year", "": "" },
  "bihu-bohag": { assam: "Bohag Bihu", "": "" },
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

/** A festival as a town keeps it. */
interface LocalFestival {
  id: string;
  festival: Omit<FestivalDay, "id" | "regions" | "note">;
  /** A region's own festivals matter more than those of all India. */
  rank: number;
}

/** Returns the festival by its local name; undefined if these regions do not keep it. */
function localize(entry: FestivalDay, regions: readonly string[]): LocalFestival | undefined {
  const { id, day, basis, regions: celebratedIn } = entry;
  const titles = LOCAL_TITLES[id.replace(/-\d+$/, "")] ?? { "": shortenTitle(entry.title) };
  const region = Object.keys(titles).find((name) => name === "" || regions.includes(name)) ?? "";
  const title = titles[region] ?? "";
  const isKept =
    region !== "" || !celebratedIn || celebratedIn.some((one) => regions.includes(one));
  if (title === "" || !isKept) return undefined;
  const rank = (MAJOR_FESTIVALS.test(id) ? 2 : 0) + (region ? 3 : 0) + (celebratedIn ? 1 : 0);
  const localDay = `${day.slice(0, 5)}${LOCAL_DATES[title] ?? day.slice(5)}`;
  return { id, festival: { title, day: localDay, basis }, rank };
}

/** The festivals that a business in these regions would post about, apart from each other. */
function listFestivals(
  trade: Trade,
  regions: readonly string[],
  { from, to, key }: { from: string; to: string; key: string },
): LocalFestival[] {
  const candidates = festivals
    .filter(({ id }) => !QUIET_FESTIVALS.test(id) && canGreet(id, trade))
    .flatMap((entry) => localize(entry, regions) ?? [])
    .filter(({ festival: { day } }) => day >= from && day <= to);
  // Which of the lesser festivals are greeted differs from one business to the next.
  const shuffled = shuffleBy(candidates, key, ({ id }) => id);
  const chosen: LocalFestival[] = [];
  for (const candidate of shuffled.toSorted((a, b) => b.rank - a.rank)) {
    const isApart = chosen.every(
      ({ festival: { day } }) => countDaysBetween(day, candidate.festival.day) >= FESTIVAL_GAP_DAYS,
    );
    if (isApart && chosen.length < MAX_FESTIVALS) chosen.push(candidate);
  }
  return chosen;
}

/**
 * Chooses ten days of a month, not before `from`, each with its occasion; never two on one day. The
 * input varies the days without a date of their own.
 */
export function chooseOccasions(trade: Trade, input: PlanInput, from: string): Occasion[] {
  const { town, month } = input;
  const key = toPlanSeed(input);
  const lastDay = getLastDay(month);
  const firstDay = from > `${month}-01` ? from : `${month}-01`;
  const days = listDays({ from: firstDay, to: lastDay });
  const occasions = new Map<string, Occasion>();
  const add = (occasion: Occasion) => {
    const { day } = occasion;
    const canAdd = days.includes(day) && !occasions.has(day) && occasions.size < POST_COUNT;
    if (canAdd) occasions.set(day, occasion);
    return canAdd;
  };
  const [daysBefore = 4] = shuffleBy([3, 4, 5], key, String);
  // A festival at the start of the next month is prepared in this one.
  const shown = listFestivals(trade, findRegions(town), {
    from: firstDay,
    to: addDays(lastDay, daysBefore),
    key,
  });
  for (const { festival } of shown) add({ kind: "festivalDay", day: festival.day, festival });
  for (const { id, festival } of shown) {
    const day = addDays(festival.day, -daysBefore);
    const hasShopping = !WITHOUT_SHOPPING.test(`${id} ${festival.title}`);
    if (hasShopping && canSellFor(id, trade)) add({ kind: "beforeFestival", day, festival });
  }
  const payDays = shuffleBy(["01", "02", "03", "04", "05"], key, String);
  payDays.some((date) => add({ kind: "payDay", day: `${month}-${date}` }));
  const shuffled = shuffleBy(days, key, (day) => day);
  /** Adds days of this kind that are not next to a chosen one. */
  const addSome = (kind: Occasion["kind"], count: number, isSuitable: (day: string) => boolean) => {
    let added = 0;
    for (const day of shuffled) {
      if (added === count) return;
      const isApart = [...occasions.keys()].every((taken) => countDaysBetween(taken, day) >= 2);
      if (isSuitable(day) && isApart && add({ kind, day })) added += 1;
    }
  };
  const isOffice = isOfficeTrade(trade);
  addSome("weekend", isOffice ? 0 : 3, isWeekend);
  // Tuesday to Thursday.
  addSome("weekday", isOffice ? 4 : 2, (day) => [2, 3, 4].includes(getWeekday(day)));
  addSome("season", findSeason(trade, month) ? 1 : 0, (day) => !isWeekend(day));
  while (occasions.size < Math.min(POST_COUNT, days.length)) {
    const measureGap = (day: string) =>
      Math.min(...[...occasions.keys()].map((taken) => countDaysBetween(taken, day)));
    const [emptiest = lastDay] = shuffled.toSorted((a, b) => measureGap(b) - measureGap(a));
    add({ kind: "quietDay", day: emptiest });
  }
  return [...occasions.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}
