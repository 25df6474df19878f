import type { ButtonAction } from "@angadi/drafts/draft";
import { getStyleProfile } from "@angadi/drafts/render/style-profiles";
import type { TradeGroup } from "@angadi/drafts/render/trade-groups";
import type { Trade } from "@angadi/drafts/trades/trades";
import { noAdvertisingReasons } from "./caption-copy.ts";

/** Trades by how people buy from them; each kind has sentences of its own in caption-copy.ts. */
export type TradeKind =
  | "shop"
  | "food"
  | "repair"
  /** Stays, events and beauty: customers choose a day. */
  | "booking"
  | "class"
  | "health"
  | "office"
  | "other";

const KINDS_BY_ID: readonly (readonly [TradeKind, RegExp])[] = [
  ["other", /^(?:temple|church|mosque|gurdwara|ngo)$|old-age|shelter|housing-society/],
  ["health", /medical|optical/],
  ["repair", /repair|garage|tyre|plumb|electrician|carpenter|painter|clean|ro-water|pest|car-wash/],
  ["class", /gym|trainer|sports|yoga|tutor|coaching|training|academy|school|classes/],
  [
    "booking",
    /makeup|mehndi|salon|barber|beauty|^spa-|homestay|hotel|resort|tour|travel|trekking|taxi/,
  ],
  ["shop", /florist|gift|showroom|tailor|fashion/],
];
const KINDS_BY_GROUP: Readonly<Partial<Record<TradeGroup, TradeKind>>> = {
  bakery: "food",
  kitchen: "food",
  street: "food",
  clinic: "health",
  office: "office",
  class: "office",
  events: "booking",
};

export function getTradeKind({ id, action }: Trade): TradeKind {
  const kind = KINDS_BY_ID.find(([, ids]) => ids.test(id))?.[0];
  const isShop = /-(?:shop|store)$/.test(id) || action === "order" || action === "visit";
  return kind ?? KINDS_BY_GROUP[getStyleProfile(id).group] ?? (isShop ? "shop" : "other");
}

/** Customers decide before a meal. */
export const isMealTrade = ({ id }: Trade): boolean =>
  ["kitchen", "street"].includes(getStyleProfile(id).group);
/** Customers come on working days. */
export const isOfficeTrade = (trade: Trade): boolean =>
  ["office", "health"].includes(getTradeKind(trade));
export const sellsGoods = (trade: Trade): boolean => ["shop", "food"].includes(getTradeKind(trade));
const FAITHS: readonly (readonly [faith: string, trades: RegExp])[] = [
  ["hindu", /^temple|pandit|pooja|astrologer|gaushala|agarbatti|pilgrimage/],
  ["muslim", /^mosque/],
  ["christian", /^church/],
  ["sikh", /^gurdwara/],
];
/** The faith that a business serves; undefined for most. */
export const findFaith = ({ id }: Trade): string | undefined =>
  FAITHS.find(([, trades]) => trades.test(id))?.[0];

type Invitation =
  | ButtonAction
  | "consult"
  | "repair"
  | "service"
  | "counter"
  | "table"
  | "welcome"
  | "events";

/** Customers bring their vehicles. */
const WORKSHOPS = /garage|tyre|bike/;
const REPAIRS = /repair|garage|tyre|plumber|electrician|carpenter/;

/** What a caption asks customers to do. */
export function getInvitation(trade: Trade): Invitation {
  const kind = getTradeKind(trade);
  const { action } = trade;
  if (kind === "health" && action === "book") return "consult";
  if (kind === "repair" && !REPAIRS.test(trade.id)) return "service";
  if (kind === "repair")
    return action === "visit" || WORKSHOPS.test(trade.id) ? "counter" : "repair";
  if (trade.id.startsWith("catering")) return "events";
  if (kind === "shop" && action !== "order" && action !== "book") return "visit";
  if (kind === "office") return "ask";
  if (kind === "class") return "join";
  if (kind === "other" && action === "visit") return "welcome";
  if (kind === "food" && (action === "visit" || (isMealTrade(trade) && action === "book")))
    return "table";
  return action;
}

/** Advocates and chartered accountants may neither advertise nor solicit work. */
export const mayAdvertise = ({ id }: Trade): boolean => !(id in noAdvertisingReasons);
