import type { Trade } from "@angadi/drafts/trades/trades";
import groupCopy from "./tables/group-copy.json" with { type: "json" };
import tradeCopy from "./tables/trade-copy.json" with { type: "json" };
import { sellsGoods } from "./trade-kind.ts";

/** Captions by the headlines on their pictures. */
type Texts = Readonly<Record<string, string>>;

/**
 * Common advice of trades, and questions to their customers. All of it is generally known and does
 * no harm. None of it says anything about the business itself: advice and hooks never say "we".
 */
interface TradeCopy {
  /** First sentences of a post about one offer. They say nothing about the offer itself. */
  hooks: readonly string[];
  advice: Texts;
  questions: Texts;
}

/** By group of trades. */
export const GROUP_COPY = groupCopy satisfies Readonly<Record<string, TradeCopy>>;
/** By trade, for the commonest ones. A key of the table lists the ids of all its trades. */
export const TRADE_COPY: Readonly<Record<string, TradeCopy>> = Object.fromEntries(
  Object.entries(tradeCopy).flatMap(([ids, one]) => ids.split(" ").map((id) => [id, one])),
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
