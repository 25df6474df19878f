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
  /** Beginnings of trade ids. */
  trades: string;
  /** Where it is; everywhere if undefined. */
  regions?: string;
  /** Words of the offers that it is about; any offer of the trades if undefined. */
  offers?: string;
  /** First sentences of such an offer. */
  lines: readonly string[];
}

const SEASONS: readonly Season[] = table;

/** The season of a trade's offer in the month and town of a plan; undefined if it has none. */
export const findSeason = (
  { id }: Trade,
  { month, town }: PlanInput,
  offer: string,
): Season | undefined =>
  SEASONS.find(
    ({ months, trades, regions, offers }) =>
      months.split(" ").includes(String(Number(month.slice(5)))) &&
      trades.split(" ").some((part) => id.startsWith(part)) &&
      (regions === undefined ||
        findRegions(town).some((one) => regions.split(" ").includes(one))) &&
      (offers === undefined || hasWord(splitWords(offer), offers)),
  );
