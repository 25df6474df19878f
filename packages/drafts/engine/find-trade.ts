import type { DraftBrief } from "../draft.ts";
import { type Trade, TRADES, UNKNOWN_TRADE } from "../trades/trades.ts";

/** A teacher counts as a tutor unless another word names the subject: "I teach violin". */
const TEACHES = "teach teaches teacher";

/** Words that many types share. */
const COMMON = new Set(
  "and shop store service services maker centre studio classes company agency consultant operator supplier clinic house home our your for the you with of to in all a an on it help hire two new free first day days one big small workshop workshops".split(
    " ",
  ),
);

const splitWords = (text: string): string[] =>
  text
    .normalize("NFD")
    // Removes accents, but keeps the vowel signs of Indian scripts, which are marks too.
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word.length > 1);

const singular = (word: string): string =>
  word.length > 3 ? word.replace(/(?<=[^s])s$/, "") : word;

function buildIndex(): Map<string, Map<string, number>> {
  const index = new Map<string, Map<string, number>>();
  const add = (text: string, id: string, weight: number) => {
    for (const word of splitWords(text).map(singular)) {
      if (COMMON.has(word)) continue;
      const weights = index.get(word) ?? new Map<string, number>();
      weights.set(id, Math.max(weights.get(id) ?? 0, weight));
      index.set(word, weights);
    }
  };
  for (const { id, sells, offers, words } of TRADES.values()) {
    add(id.replaceAll("-", " "), id, 4);
    add(words, id, 3);
    add(sells, id, 1);
    add(offers.join(" "), id, 0.5);
  }
  add(TEACHES, "home-tutor", 1);
  return index;
}

let index: Map<string, Map<string, number>> | undefined;

/** The business type that best matches a text, if any. */
function findTradeInText(text: string): Trade | undefined {
  index ??= buildIndex();
  const points = new Map<string, number>();
  for (const [at, word] of splitWords(text).map(singular).entries()) {
    const claims = index.get(word) ?? [];
    for (const [id, weight] of claims) {
      const share = weight / Math.sqrt(index.get(word)?.size ?? 1) + 0.1 / (at + 1);
      points.set(id, (points.get(id) ?? 0) + share);
    }
  }
  const [best] = [...points].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= 0.9 ? TRADES.get(best[0]) : undefined;
}

/** Words about delivery and audience, ignored if other words point to a trade. */
const IGNORED_PHRASES =
  /\b(?:courier|parcel)\w* (?:all over|across|to|anywhere)[^,.;]*|\bfor (?:kids|children|women|ladies|men|girls|boys|students|brides|weddings)\b/gi;

/** The picked type; if none or unknown to this server, the type found in name and sentence. */
export function findTrade(brief: DraftBrief): Trade {
  return (
    TRADES.get(brief.businessTypeId) ??
    findTradeInText(brief.businessTypeName) ??
    findTradeInText(brief.sentence.replaceAll(IGNORED_PHRASES, "")) ??
    findTradeInText(brief.sentence) ??
    findTradeInText(brief.name ?? "") ??
    UNKNOWN_TRADE
  );
}
