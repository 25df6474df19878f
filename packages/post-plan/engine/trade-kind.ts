import type { ButtonAction } from "@angadi/drafts/draft";
import { getStyleProfile } from "@angadi/drafts/render/style-profiles";
import type { TradeGroup } from "@angadi/drafts/render/trade-groups";
import type { Trade } from "@angadi/drafts/trades/trades";

const createGroupTest =
  (...groups: TradeGroup[]) =>
  ({ id }: Trade): boolean =>
    groups.includes(getStyleProfile(id).group);

/** Customers decide before a meal. */
export const isMealTrade = createGroupTest("kitchen", "street");
/** Customers come on working days. */
export const isOfficeTrade = createGroupTest("office", "clinic");
/** People buy there for festivals and give it as a present. */
export const isFestiveTrade = (trade: Trade): boolean =>
  !isOfficeTrade(trade) && !createGroupTest("workshop")(trade);

/** What a caption asks customers to do. */
export function getInvitation(trade: Trade): ButtonAction {
  if (isOfficeTrade(trade)) return "ask";
  return isMealTrade(trade) && trade.action === "book" ? "visit" : trade.action;
}

/** Whether it sells things rather than work: "We have bread", but not "We have haircut". */
export const hasGoods = (trade: Trade): boolean =>
  isMealTrade(trade) || ["order", "visit"].includes(trade.action);
