import { splitWords } from "@angadi/formats/words";
import { festivals } from "@angadi/owner-tools/calendar/dates/festivals";
import type { Trade } from "@angadi/drafts/trades/trades";
import { addDays, listDays } from "@angadi/formats/days";
import { hasWord } from "./offer-words.ts";
import type { PlanInput, PlanOffer } from "../plan.ts";
import { findRegions } from "./regions.ts";
import table from "./tables/seasons.json" with { type: "json" };

/** When customers of some trades plan for something. Lists are separated by spaces. */
interface Season {
  /** As written after "for": "the monsoon". */
  name: string;
  /** Numbers of months; the season is planned for until the 21st. */
  months?: string;
  /** The festival of the calendar that ends it, and its length: "ugadi" of "ugadi-2027". */
  before?: string;
  days?: number;
  /** What sells for a fast leaves out days such as Valentine’s Day. */
  isFast?: boolean;
  /** Beginnings of trade ids; any trade if undefined. */
  trades?: string;
  /** Where it is, everywhere if undefined; a region after a minus has it at another time. */
  regions?: string;
  /** Words of the offers that it is about; any offer of the trades if undefined. */
  offers?: string;
  /** Words of offers that it is not about: "Umrah package". */
  except?: string;
  /** First sentences of such an offer. */
  lines: readonly string[];
}

const SEASONS: readonly Season[] = table;

/** Whether a town is in one of the regions, or in none of "-tamil -kerala". */
const isInRegion = (town: string, regions: string): boolean => {
  const known = findRegions(town);
  const list = regions.split(" ");
  return regions.startsWith("-")
    ? !known.some((one) => list.includes(`-${one}`))
    : known.some((one) => list.includes(one));
};

/** Words of offers, and when they are not advertised: a fan in the northern winter. */
const OUT_OF_SEASON: readonly Omit<Season, "name" | "lines">[] = [
  {
    trades: "ac-and electrician electronics tent-house",
    offers: "fan cooler ac",
    except: "exhaust",
    months: "11 12 1",
    regions: "north",
  },
  { trades: "sweet bakery", offers: "nolen notun", months: "3 4 5 6 7 8 9 10" },
];

/** Offers of a season come while there is still time to plan for it. */
const LAST_SEASON_DATE = 21;

const isOf = ({ trades = "" }: Pick<Season, "trades">, { id }: Trade): boolean =>
  trades.split(" ").some((part) => id.startsWith(part));

const hasMonth = ({ months = "" }: Pick<Season, "months">, month: string): boolean =>
  months.split(" ").includes(String(Number(month.slice(5))));

/** The days of a month on which a season is planned for. */
function listDaysOf(season: Season, month: string): string[] {
  const { before, days = 0 } = season;
  if (hasMonth(season, month))
    return listDays({ from: `${month}-01`, to: `${month}-${LAST_SEASON_DATE}` });
  return festivals
    .filter(({ id }) => before && id.startsWith(before))
    .flatMap(({ day }) => listDays({ from: addDays(day, -days), to: addDays(day, -1) }))
    .filter((day) => day.startsWith(month));
}

const isAbout = (
  { offers, except = "" }: Pick<Season, "offers" | "except">,
  offer: string,
): boolean =>
  (offers === undefined || hasWord(splitWords(offer), offers)) &&
  !hasWord(splitWords(offer), except);

/** Whether this is the wrong time of the year for an offer. */
const isOutOfSeason = (trade: Trade, { month, town }: PlanInput, offer: string): boolean =>
  OUT_OF_SEASON.some(
    (one) =>
      isOf(one, trade) &&
      hasMonth(one, month) &&
      isAbout(one, offer) &&
      isInRegion(town, one.regions ?? "-"),
  );

/** The offers that fit the time of the year; all if none does. */
export function keepInSeason(trade: Trade, input: PlanInput): readonly PlanOffer[] {
  const kept = input.offers.filter(({ name }) => !isOutOfSeason(trade, input, name));
  return kept.length > 0 ? kept : input.offers;
}

/** The season of a trade's offer in the month and town of a plan; undefined if it has none. */
export const findSeason = (
  trade: Trade,
  { month, town }: PlanInput,
  offer: string,
): Season | undefined =>
  SEASONS.find(
    (season) =>
      isOf(season, trade) &&
      isAbout(season, offer) &&
      isInRegion(town, season.regions ?? "-") &&
      listDaysOf(season, month).length > 0,
  );

/** The days of the plan on which an offer is in season. */
export function listSeasonDays(trade: Trade, input: PlanInput, offer: string): string[] {
  const season = findSeason(trade, input, offer);
  return season ? listDaysOf(season, input.month) : [];
}
