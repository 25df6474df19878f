import type { Trade } from "@angadi/drafts/trades/trades";
import groupCopy from "./tables/group-copy.json" with { type: "json" };
import orderCopy from "./tables/order-copy.json" with { type: "json" };
import tradeCopy from "./tables/trade-copy.json" with { type: "json" };
import { getInvitation, sellsGoods } from "./trade-kind.ts";

/** Captions by the headlines on their pictures. */
type Texts = Readonly<Record<string, string>>;

/**
 * Common advice of trades, and questions to their customers. All of it is generally known and does
 * no harm. None of it says anything about the business itself: advice and hooks never say "we".
 */
interface TradeCopy {
  /** First sentences of a post about one offer: true of whatever the trade may offer. */
  hooks?: readonly string[];
  advice: Texts;
  questions: Texts;
  /** Whether the copy of its group does not suit it. */
  own?: boolean;
}

/** By group of trades. */
export const GROUP_COPY = groupCopy satisfies Readonly<Record<string, TradeCopy>>;
const TRADE_TABLE: Readonly<Record<string, Partial<TradeCopy>>> = tradeCopy;

/** By trade. A key of the table lists the ids of all trades that share its texts. */
export const TRADE_COPY: Readonly<Record<string, TradeCopy>> = Object.fromEntries(
  [...new Set(Object.keys(TRADE_TABLE).flatMap((ids) => ids.split(" ")))].map((id) => {
    const parts = Object.entries(TRADE_TABLE).flatMap(([ids, part]) =>
      ids.split(" ").includes(id) ? [part] : [],
    );
    const merge = (one: "advice" | "questions"): Texts =>
      Object.fromEntries(parts.flatMap((part) => Object.entries(part[one] ?? {})));
    const copy = {
      own: parts.some(({ own }) => own),
      hooks: parts.flatMap(({ hooks = [] }) => hooks),
      advice: merge("advice"),
      questions: merge("questions"),
    };
    return [id, copy];
  }),
);

export type AdviceGroup = keyof typeof GROUP_COPY;

/** Parts of trade ids by group; the first group that matches counts. */
const GROUPS_BY_ID: readonly (readonly [AdviceGroup, RegExp])[] = [
  ["any", /^(?:temple|church|mosque|gurdwara|ngo)$|shelter|old-age|astrologer|housing-society/],
  ["pooja", /pooja|agarbatti|temple-flower/],
  ["meat", /meat|poultry/],
  ["provisions", /papad|dry-fruit|fruit|kirana|supermarket|dairy|flour|organic|wholes/],
  [
    "food",
    /bakery|cafe$|ice-cream|juice|catering|kitchen$|restaurant|tiffin|dhaba|food|sweet|tea-/,
  ],
  ["home", /contractor|fabricator/],
  ["vehicles", /car-|bike|scooter|tyre|wheeler|auto-spare|transport|tractor|car-dealer/],
  ["fitness", /gym|trainer|sports|yoga|dance/],
  ["learning", /tutor|coaching|training|school|music-classes|spoken/],
  ["beauty", /barber|beauty|makeup|mehndi|salon|^spa-/],
  ["jewellery", /jewel|bangles/],
  ["clothing", /fabric|fashion|footwear|handloom|wear-|saree|tailor|garment/],
  ["health", /clinic|doctor|dietitian|diagnostic|nursing|medical|optical|counsellor|life-and/],
  ["property", /property|builder/],
  ["paper", /^ca-|secretary|gst|insurance|lawyer|mutual|visa|abroad|placement|csc$/],
  [
    "agency",
    /agency$|designer$|developer$|software|portal|podcast|youtuber|writer|^author|printing/,
  ],
  ["agency", /business-consultant|coworking/],
  ["events", /photo|video|event|marriage|^dj|musician|tent-|matrimonial|artist|pandit/],
  ["travel", /tour|travel|trek|homestay|hotel|resort|taxi|hostel/],
  ["home", /repair|carpenter|electrician|clean|painter|pest|plumber|water|borewell|solar|cctv/],
  ["home", /interior|modular|packers|architect|engineering/],
];

/** Trades that are not offices, though their ids end with "agency". */
const NO_AGENCIES = /^(?:travel|maid|security|placement|builder|fashion|interior)/;

export function findGroup(trade: Trade): AdviceGroup {
  const { id } = trade;
  const found = GROUPS_BY_ID.find(
    ([group, ids]) => ids.test(id) && !(group === "agency" && NO_AGENCIES.test(id)),
  );
  return found?.[0] ?? (id !== "" && sellsGoods(trade) ? "shop" : "any");
}

/**
 * What posts say of ordering: `steps` end posts about offers; `howTo` and `business`, for readers
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
