/**
 * All trades in one table. Their words are chosen by hand: one stays if it could stand on a
 * signboard beside any other entry the forms put next to it. No name of a deity or a holy place, no
 * promise of a cure.
 */
import { type NearTrade, type TradeVocabulary } from "./trade-vocabulary.ts";
import body from "./trades/body.json" with { type: "json" };
import cloth from "./trades/cloth.json" with { type: "json" };
import food from "./trades/food.json" with { type: "json" };
import gatherings from "./trades/gatherings.json" with { type: "json" };
import health from "./trades/health.json" with { type: "json" };
import homes from "./trades/homes.json" with { type: "json" };
import land from "./trades/land.json" with { type: "json" };
import learning from "./trades/learning.json" with { type: "json" };
import counters from "./trades/counters.json" with { type: "json" };
import makers from "./trades/makers.json" with { type: "json" };
import offices from "./trades/offices.json" with { type: "json" };
import stalls from "./trades/stalls.json" with { type: "json" };
import roads from "./trades/roads.json" with { type: "json" };

/** Trades that stand on their own. */
const WHOLE: Readonly<Record<string, TradeVocabulary>> = {
  ...food,
  ...land,
  ...cloth,
  ...body,
  ...health,
  ...learning,
  ...offices,
  ...homes,
  ...roads,
  ...gatherings,
  ...makers,
};

/** Trades that take after another, with what is theirs alone. */
const NEAR: Readonly<Record<string, NearTrade>> = { ...stalls, ...counters };

/** Every trade the generator knows, by its short name. */
export const TRADES: Readonly<Record<string, TradeVocabulary>> = {
  ...WHOLE,
  ...Object.fromEntries(
    Object.entries(NEAR).flatMap(([name, near]) => {
      const like = WHOLE[near.like];
      return like ? [[name, { ...like, onlyFor: {}, ...near }]] : [];
    }),
  ),
};

/** The trade a trade takes after, or itself. */
export const wholeTrade = (trade: string): string => NEAR[trade]?.like ?? trade;
