import { splitWords } from "@angadi/formats/words";
import type { Trade } from "@angadi/drafts/trades/trades";
import { hasWord } from "./offer-words.ts";
import type { PlanInput } from "../plan.ts";
import { findRegions } from "./regions.ts";
import table from "./tables/seasons.json" with { type: "json" };

/** When customers of some trades plan for something. Lists are separated by spaces. */
interface Season {
  /** As written after "for": "the monsoon". */
  name: string;
  /** Numbers of months. */
  months: string;
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

/** The season of a trade's offer in the month and town of a plan; undefined if it has none. */
export const findSeason = (
  { id }: Trade,
  { month, town }: PlanInput,
  offer: string,
): Season | undefined =>
  SEASONS.find(
    ({ months, trades = "", regions = "-", offers, except = "" }) =>
      months.split(" ").includes(String(Number(month.slice(5)))) &&
      trades.split(" ").some((part) => id.startsWith(part)) &&
      isInRegion(town, regions) &&
      (offers === undefined || hasWord(splitWords(offer), offers)) &&
      !hasWord(splitWords(offer), except),
  );
