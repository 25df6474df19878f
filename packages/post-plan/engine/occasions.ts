import type { Trade } from "@angadi/drafts/trades/trades";
import { addDays, listDays } from "@angadi/formats/days";
import type { FestivalDay } from "@angadi/owner-tools/calendar/dates/date-rules";
import { getWeekday, toDay } from "@angadi/owner-tools/calendar/dates/due-dates";
import { festivals } from "@angadi/owner-tools/calendar/dates/festivals";
import { type Occasion, POST_COUNT } from "../plan.ts";
import { shuffleBy } from "./shuffle.ts";
import { findRegions } from "./regions.ts";
import { canSellFor, hasSeason, isFestiveTrade, isOfficeTrade } from "./trade-kind.ts";

const MAX_FESTIVALS = 3;
/** Festivals closer to each other than this share one post. */
const FESTIVAL_GAP_DAYS = 4;
const DAYS_BEFORE_FESTIVAL = 4;

/** Days of mourning: no offers are posted. */
const QUIET_FESTIVALS = /^good-friday/;
/** Days for presents, which mean nothing to the customers of an office or a workshop. */
const GIFT_DAYS = /^(?:valentine|womens|mothers|fathers|teachers|childrens|karwa|raksha|bhai)/;
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
  /^(?:diwali|deepavali|holi|durga|dussehra|sankranti|onam|ugadi|ganesh|eid|christmas|new-year|vaisakhi|bihu|raksha|independence|republic|chhath|navratri)/;

/** What a festival is called in a region, the most exact one first; "" for all others. */
const LOCAL_TITLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "new-year-2027": { "": "New Year" },
  "sankranti-2027": { tamil: "Pongal", south: "Sankranti", "": "Makar Sankranti" },
  "vasant-panchami-2027": { east: "Saraswati Puja", "": "Vasant Panchami" },
  "ugadi-2027": { south: "Ugadi", "": "Gudi Padwa" },
  "vaisakhi-2027": { tamil: "Tamil New Year", north: "Baisakhi", "": "Ambedkar Jayanti" },
  "gujarati-new-year-2027": { west: "Gujarati New Year", "": "Govardhan Puja" },
};

/** "Eid al-Adha (Bakrid)" → "Eid al-Adha". */
const shortenTitle = (title: string) =>
  title.replace(/ (?:in the south )?\(.*\)$/, "").replace(/ begins$/, "");

const toFestival = ({ id, title, day, basis }: FestivalDay, regions: readonly string[]) => {
  const titles = LOCAL_TITLES[id] ?? {};
  const region = Object.keys(titles).find((name) => name === "" || regions.includes(name));
  const festival = { title: titles[region ?? ""] ?? shortenTitle(title), day, basis };
  return { id, festival };
};

/** A region's own festivals matter more than those of all India. */
const rankFestival = ({ id, regions }: FestivalDay) =>
  (MAJOR_FESTIVALS.test(id) ? 2 : 0) + (regions ? 1 : 0);

/** The festivals that a business in these regions would post about, major ones first. */
function listFestivals(
  hasGiftDays: boolean,
  regions: readonly string[],
  from: string,
  to: string,
): FestivalDay[] {
  const candidates = festivals.filter(
    ({ id, day, regions: celebratedIn }) =>
      day >= from &&
      day <= to &&
      !QUIET_FESTIVALS.test(id) &&
      (hasGiftDays || !GIFT_DAYS.test(id)) &&
      (!celebratedIn || celebratedIn.some((region) => regions.includes(region))),
  );
  const chosen: FestivalDay[] = [];
  for (const festival of candidates.toSorted((a, b) => rankFestival(b) - rankFestival(a))) {
    const isApart = chosen.every(
      ({ day }) => countDaysBetween(day, festival.day) >= FESTIVAL_GAP_DAYS,
    );
    if (isApart && chosen.length < MAX_FESTIVALS) chosen.push(festival);
  }
  return chosen.toSorted((a, b) => a.day.localeCompare(b.day));
}

/**
 * Chooses ten days of a month, not before `from`, each with its occasion; never two on one day. The
 * seed varies the days without a date of their own.
 */
export function chooseOccasions(
  trade: Trade,
  { town, month, seed }: { town: string; month: string; seed: number },
  from: string,
): Occasion[] {
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
  // A festival at the start of the next month is prepared in this one.
  const regions = findRegions(town);
  const lastFestivalDay = addDays(lastDay, DAYS_BEFORE_FESTIVAL);
  const shown = listFestivals(isFestiveTrade(trade), regions, firstDay, lastFestivalDay).map(
    (festival) => toFestival(festival, regions),
  );
  for (const { festival } of shown) add({ kind: "festivalDay", day: festival.day, festival });
  for (const { id, festival } of shown) {
    const day = addDays(festival.day, -DAYS_BEFORE_FESTIVAL);
    const hasShopping = !WITHOUT_SHOPPING.test(`${id} ${festival.title}`);
    if (hasShopping && canSellFor(id, trade)) add({ kind: "beforeFestival", day, festival });
  }
  ["01", "02", "03", "04"].some((date) => add({ kind: "payDay", day: `${month}-${date}` }));
  const key = `${seed} ${month}`;
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
  addSome("season", hasSeason(trade, month) ? 1 : 0, (day) => !isWeekend(day));
  while (occasions.size < Math.min(POST_COUNT, days.length)) {
    const measureGap = (day: string) =>
      Math.min(...[...occasions.keys()].map((taken) => countDaysBetween(taken, day)));
    const [emptiest = lastDay] = shuffled.toSorted((a, b) => measureGap(b) - measureGap(a));
    add({ kind: "quietDay", day: emptiest });
  }
  return [...occasions.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}
