import type { Trade } from "@angadi/drafts/trades/trades";
import { splitWords } from "@angadi/formats/words";
import { GROUP_COPY, findGroup } from "./advice.ts";
import { hasWord } from "./offer-words.ts";
import table from "./tables/festivals.json" with { type: "json" };
import { findFaith } from "./trade-kind.ts";

/** What posts need to know of a festival. Lists of words are separated by spaces. */
interface FestivalEntry {
  /** As "06-21": the same each year, of a region or some trades; the calendar does not have it. */
  date?: string;
  region?: string;
  /** Families celebrate it together, so greetings may name the family. Not of Republic Day. */
  family?: boolean;
  /** Celebrated by most people of its regions. */
  major?: boolean;
  /** Businesses of another faith, such as a mosque, do not greet for it. */
  faith?: string;
  /** The groups, or parts of trade ids, that greet for it; all if undefined. */
  greetedBy?: string;
  /** The groups, or parts of trade ids, whose customers buy for it; none if undefined. */
  shopping?: string;
  /** What is made for it: offered before it, never after. */
  goods?: string;
  /** A drawing of packages/art. */
  art?: string;
  /** The greeting in the language of those who keep it. */
  local?: string;
  wishes: readonly string[];
  /** First sentences before it, of businesses whose goods are given, eaten or used on it. */
  before?: readonly string[];
}

/** By local title. */
export const FESTIVALS: Readonly<Record<string, FestivalEntry>> = table;

export const getFestival = (title: string): FestivalEntry => FESTIVALS[title] ?? { wishes: [] };

const includesTrade = (list: string, trade: Trade): boolean =>
  list
    .split(" ")
    .some((one) => (one in GROUP_COPY ? one === findGroup(trade) : trade.id.includes(one || " ")));

/** Whether a trade has a greeting for a festival. */
export function canGreet(title: string, trade: Trade): boolean {
  const { faith, greetedBy } = getFestival(title);
  const tradeFaith = findFaith(trade);
  const sharesFaith = !faith || !tradeFaith || faith === tradeFaith;
  return sharesFaith && (greetedBy === undefined || includesTrade(greetedBy, trade));
}

/** Whether customers of a trade buy for a festival. */
export const sellsFor = (title: string, trade: Trade): boolean =>
  includesTrade(getFestival(title).shopping ?? "", trade);

export const isMadeFor = (offer: string, title: string): boolean =>
  hasWord(splitWords(offer), getFestival(title).goods ?? "");
