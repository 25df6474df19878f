import type { Trade } from "@angadi/drafts/trades/trades";
import type { FestivalDay } from "@angadi/owner-tools/calendar/dates/date-rules";
import { festivals } from "@angadi/owner-tools/calendar/dates/festivals";
import { FESTIVALS, canGreet, getFestival, isOwnDay } from "./festival-table.ts";
import { countDaysBetween } from "./month-days.ts";
import { shuffleBy } from "./shuffle.ts";

/** Festivals closer to each other than this share one post. */
const FESTIVAL_GAP_DAYS = 3;

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

/** Ranks of festivals. */
export const MAJOR = 2;
export const REGIONAL = 3;
/** A festival with its local name and day. */
export interface LocalFestival {
  festival: Omit<FestivalDay, "id" | "regions" | "note">;
  /** A region's own festivals matter more than those of all India: at least `REGIONAL`. */
  rank: number;
}

export const isOwn = ({ festival }: LocalFestival) => isOwnDay(festival.title);

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
export function listFestivals(
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
export function chooseGreetings(
  candidates: readonly LocalFestival[],
  count: number,
): LocalFestival[] {
  const chosen: LocalFestival[] = [];
  for (const candidate of candidates) {
    const isApart = chosen.every(
      ({ festival: { day } }) => countDaysBetween(day, candidate.festival.day) >= FESTIVAL_GAP_DAYS,
    );
    if (isApart && chosen.length < count) chosen.push(candidate);
  }
  return chosen;
}
