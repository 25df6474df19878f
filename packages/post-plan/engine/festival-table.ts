import { TRADES_BY_ID, type Trade } from "@angadi/drafts/trades/trades";
import { splitWords } from "@angadi/formats/words";
import { GROUP_COPY, findGroup } from "./advice.ts";
import { findByOffer, hasWord } from "./offer-words.ts";
import table from "./tables/festivals.json" with { type: "json" };
import goods from "./tables/goods.json" with { type: "json" };
import { findFaith, sellsGoods } from "./trade-kind.ts";

/** What posts need to know of a festival. Lists of words are separated by spaces. */
interface FestivalEntry {
  /** As "06-21": the same each year, of a region or some trades; the calendar does not have it. */
  date?: string;
  region?: string;
  /** Families celebrate it together, so greetings may name the family. Not of Republic Day. */
  isForFamilies?: boolean;
  /** Celebrated by most people of its regions. */
  isMajor?: boolean;
  /** Businesses of another faith, such as a mosque, do not greet for it. */
  faith?: string;
  /** The groups, trades or parts of trade ids that greet for it; all if undefined. */
  greetedBy?: string;
  /** Words of offers that people buy for it, or names of `GOODS`. */
  shopping?: string;
  /** First sentences of what some trades do for it, by offer: "facial @parlour,salon". */
  services?: Readonly<Record<string, readonly string[]>>;
  /** Words of what is made for it: offered before it, never after. */
  goods?: string;
  /** A drawing of packages/art. */
  art?: string;
  /** The greeting in the language of those who keep it. */
  local?: string;
  wishes: readonly string[];
  /** First sentences of what is bought or made for it, whichever it is. */
  before?: readonly string[];
}

/** By local title. */
export const FESTIVALS: Readonly<Record<string, FestivalEntry>> = table;

export const getFestival = (title: string): FestivalEntry => FESTIVALS[title] ?? { wishes: [] };

/** Whether a list names a trade. The id of a trade, such as "school", names that trade only. */
const includesTrade = (list: string, trade: Trade): boolean =>
  list.split(" ").some((name) => {
    if (name in GROUP_COPY) return name === findGroup(trade);
    return TRADES_BY_ID.has(name) ? name === trade.id : name !== "" && trade.id.includes(name);
  });

/** Whether a trade has a greeting for a festival. */
export function canGreet(title: string, trade: Trade): boolean {
  const { faith, greetedBy } = getFestival(title);
  const tradeFaith = findFaith(trade);
  const sharesFaith = !faith || !tradeFaith || faith === tradeFaith;
  return sharesFaith && (greetedBy === undefined || includesTrade(greetedBy, trade));
}

/** Words of offers that several festivals have in common. */
const GOODS: Readonly<Record<string, string>> = goods;

const offersAny = (offer: string, list: string): boolean =>
  hasWord(
    splitWords(offer),
    list.replaceAll(/\w+/g, (name) => GOODS[name] ?? name),
  );

/** Words of offers for an occasion of their own. */
const OTHER_OCCASIONS =
  "birthday wedding bridal bride anniversary monthly daily fall pico counter school uniform office function functions hot";

/** Whether only some trades keep a day, such as Valentine’s Day: they may offer services for it. */
export const isOwnDay = (title: string): boolean => getFestival(title).greetedBy !== undefined;

export const isBoughtFor = (offer: string, title: string, trade: Trade): boolean => {
  const { shopping = "", services = {} } = getFestival(title);
  const isGoods = (sellsGoods(trade) || isOwnDay(title)) && offersAny(offer, shopping);
  const isService = findByOffer(services, offer, trade) !== undefined;
  return (isGoods || isService) && !offersAny(offer, OTHER_OCCASIONS);
};

/** First sentences of an offer before a festival. */
export const findFestivalHooks = (
  offer: string,
  title: string,
  trade: Trade,
): readonly string[] => {
  const { services = {}, before = [] } = getFestival(title);
  return findByOffer(services, offer, trade) ?? before;
};

/** Whether an offer is made for a festival, or has its name: "Navratri set". */
export const isMadeFor = (offer: string, title: string): boolean =>
  offersAny(offer, getFestival(title).goods ?? "") ||
  (title !== "" && splitWords(title).every((word) => splitWords(offer).includes(word)));
