import { copy } from "../copy.ts";
import type { DraftText } from "../draft.ts";
import type { Trade } from "../trades/trades.ts";
import { capitalised } from "./clean.ts";
import { findKind } from "./kind.ts";
import type { ParsedOffer } from "./parse-offers.ts";

/** The parts of a sentence that a headline uses. */
export interface ParsedSentence {
  offers: readonly ParsedOffer[];
  /** The goods it lists, without prices. */
  goods: readonly string[];
  facts: readonly string[];
  place: string;
}

/** Qualities that may precede the goods in a headline, e.g. "Eggless cakes". */
const BEFORE_GOODS = new Set(["Eggless", "Pure veg", "Organic", "Handmade", "Home-made", "Halal"]);

/** Maximum lengths of a headline, and of its goods without the place. */
const LONGEST = { headline: 64, goods: 44 } as const;

/** Whether the sentence contains every word of an offer, in the singular or the plural. */
export const mentions = (sentence: string, offer: string): boolean => {
  const lowerSentence = sentence.toLowerCase();
  return offer
    .toLowerCase()
    .split(" ")
    .every((word) => lowerSentence.includes(word.replace(/s$/, "")));
};

/** "Wedding cakes" → "wedding cakes" in the middle of a line; "GST returns" stays. */
const lowercaseFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?![\p{L}])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const joinList = (parts: readonly string[]): string =>
  parts.length < 2
    ? (parts[0] ?? "")
    : `${parts.slice(0, -1).join(", ")} ${chooseConjunction(parts.at(-2) ?? "")} ${parts.at(-1) ?? ""}`;

const chooseConjunction = (name: string): string =>
  /\p{Script=Devanagari}$/u.test(name) ? "और" : "and";

/** Removes a repeated last word: "Maths tuition, science tuition" → "Maths, science tuition". */
function dropSharedEnding(names: readonly string[]): readonly string[] {
  const last = names.at(-1)?.split(" ").at(-1) ?? "";
  const isShared =
    names.length > 1 &&
    names.length <= 3 &&
    names.every((name) => name.toLowerCase().endsWith(` ${last.toLowerCase()}`));
  return isShared
    ? names.map((name, at) => (at + 1 < names.length ? name.slice(0, -last.length - 1) : name))
    : names;
}

/** "Cakes, cookies and bread"; if that is too long, only the first two. */
function joinGoods(names: readonly string[]): string {
  const words = dropSharedEnding(names).map((name, at) => (at === 0 ? name : lowercaseFirst(name)));
  const three = joinList(words.slice(0, 3));
  return three.length <= LONGEST.goods ? three : joinList(words.slice(0, 2));
}

/** The goods as a headline names them: from the sentence, or else from the trade. */
function findGoods(parsed: ParsedSentence, sentence: string, trade: Trade): string {
  const goods = joinGoods(parsed.goods.filter((name) => name.length <= 28));
  if (goods !== "") return goods;
  const kind = findKind(sentence);
  if (kind !== "") return kind;
  // "Mithai ki dukaan Nagpur mein" is already complete, in its own word order.
  const [clause = ""] = sentence.split(/[,;:.!?\n]/);
  if (/ (?:mein|mai)$/i.test(clause) && parsed.offers.every(({ price }) => price === "")) return "";
  const names = parsed.offers
    .map(({ name }) => name)
    .filter((name) => name.length <= 28 && !name.endsWith(" plan"));
  if (names.length > 0) return joinGoods(names);
  if (sentence === "") return trade.sells;
  // A first-person sentence already says it best: "I sing at weddings".
  if (/^(?:i|we|hum|main) /i.test(sentence)) return "";
  const ofTrade = trade.sells.split(" and ").filter((part) => mentions(sentence, part));
  return capitalised(ofTrade.join(" and "));
}

const known = (text: string): DraftText => ({ text, known: true });

export function writeHeadline(parsed: ParsedSentence, sentence: string, trade: Trade): DraftText {
  const { facts, place } = parsed;
  const goods = findGoods(parsed, sentence, trade);
  if (goods === "") {
    const [clause = ""] = sentence.split(/[,;:.!?।\n]/);
    if (clause !== "" && clause.length <= LONGEST.headline)
      return known(capitalised(clause.trim()));
    return { text: trade.sells || copy.placeholders.headline, known: false };
  }
  const quality = facts.find((fact) => BEFORE_GOODS.has(fact));
  const repeats = quality === undefined || goods.toLowerCase().includes(quality.toLowerCase());
  const text = repeats ? goods : `${quality} ${lowercaseFirst(goods)}`;
  if (place === "" || text.length + place.length > LONGEST.headline) return known(text);
  if (/^\p{Ll}/u.test(place)) return known(`${text} ${place}`);
  // "Thali in Kurnool", but "Thali, NH 44" and "Chai, Varanasi ghat ke paas".
  const isTown = /^\p{Lu}[\p{Ll}\p{M}]/u.test(place) && !/ ke \p{L}+$/u.test(place);
  if (sentence.includes(`from ${place}`)) return known(`${text} from ${place}`);
  return known(isTown ? `${text} in ${place}` : `${text}, ${place}`);
}
