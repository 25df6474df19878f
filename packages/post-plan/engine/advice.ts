import type { Trade } from "@angadi/drafts/trades/trades";
import groupCopy from "./tables/group-copy.json" with { type: "json" };
import orderCopy from "./tables/order-copy.json" with { type: "json" };
import tradeCopy from "./tables/trade-copy.json" with { type: "json" };
import { getInvitation } from "./trade-kind.ts";

/** Captions by the headlines on their pictures. */
type Texts = Readonly<Record<string, string>>;

export type AdviceGroup = keyof typeof groupCopy;

/**
 * Common advice of trades, and questions to their customers. All of it is generally known and does
 * no harm. None of it says anything about the business itself: advice and hooks never say "we".
 */
interface TradeCopy {
  group?: AdviceGroup;
  /** First sentences of a post about one offer: true of whatever the trade may offer. */
  hooks?: readonly string[];
  advice?: Texts;
  questions?: Texts;
  /** True if the copy of its group is not used for it. */
  hasOwnCopyOnly?: boolean;
}

/** By group of trades. */
export const GROUP_COPY: Readonly<Record<AdviceGroup, TradeCopy>> = groupCopy;

/** By trade. A key of the table lists the ids of the trades that share its texts. */
export const TRADE_COPY: Readonly<Record<string, TradeCopy>> = Object.fromEntries(
  Object.entries(tradeCopy as Readonly<Record<string, TradeCopy>>).flatMap(([ids, copy]) =>
    ids.split(" ").map((id) => [id, copy]),
  ),
);

export const findGroup = ({ id }: Trade): AdviceGroup => TRADE_COPY[id]?.group ?? "any";

/**
 * Texts about ordering: `steps` end posts about offers; `howTo` and `business`, for readers
 * who buy for a business, are posts of their own. None of them names an offer. A key lists trades,
 * groups and ways to order.
 */
export function findOrderCopy(trade: Trade) {
  const names = [trade.id, findGroup(trade), getInvitation(trade)];
  const find = <T>(table: Readonly<Record<string, T>>): T | undefined =>
    names
      .map((name) => Object.entries(table).find(([key]) => key.split(" ").includes(name))?.[1])
      .find((found) => found !== undefined);
  return {
    steps: find<readonly string[]>(orderCopy.steps) ?? [],
    howTo: find<Texts>(orderCopy.howTo) ?? {},
    business: find<Texts>(orderCopy.business) ?? {},
  };
}
