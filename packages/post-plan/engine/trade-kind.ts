import type { ButtonAction } from "@angadi/drafts/draft";
import { getStyleProfile, hasPricePlaceholders } from "@angadi/drafts/render/style-profiles";
import type { TradeGroup } from "@angadi/drafts/render/trade-groups";
import type { Trade } from "@angadi/drafts/trades/trades";

const isIn = ({ id }: Trade, ...groups: TradeGroup[]): boolean =>
  groups.includes(getStyleProfile(id).group);

/** Customers decide before a meal. */
export const isMealTrade = (trade: Trade): boolean => isIn(trade, "kitchen", "street");
/** Customers come on working days. */
export const isOfficeTrade = (trade: Trade): boolean => isIn(trade, "office", "clinic");
/** People buy there for festivals, and presents. Not of a temple or a school. */
export const isFestiveTrade = (trade: Trade): boolean =>
  hasPricePlaceholders(trade.id) && !isIn(trade, "office", "clinic", "workshop", "class");

/** Whether it is about a season in this month, such as "2027-03": offices have one, clinics none. */
export const hasSeason = (trade: Trade, month: string): boolean =>
  !isOfficeTrade(trade) || (isIn(trade, "office") && month.endsWith("-03"));

/** Days before which people buy meat; before others it would hurt. */
const MEAT_DAYS = /^(?:eid|christmas|new-year|easter)/;

/** Whether a trade may offer something for a festival. */
export const canSellFor = (festivalId: string, trade: Trade): boolean =>
  isFestiveTrade(trade) && (!trade.id.startsWith("meat") || MEAT_DAYS.test(festivalId));

/** What a caption asks customers to do. */
export function getInvitation(trade: Trade): ButtonAction {
  if (isOfficeTrade(trade)) return "ask";
  return isMealTrade(trade) && trade.action === "book" ? "visit" : trade.action;
}

/** Whether it sells things rather than work: "We have bread", but not "We have haircut". */
export const hasGoods = (trade: Trade): boolean =>
  hasPricePlaceholders(trade.id) &&
  (isMealTrade(trade) || ["order", "visit"].includes(trade.action));
