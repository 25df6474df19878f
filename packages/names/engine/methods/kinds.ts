import { memoize } from "../memoize.ts";
import { normalizePhrase } from "../trade-index.ts";
import { type TradeVocabulary } from "../words/trade-vocabulary.ts";
import KINDS from "../words/kinds.json" with { type: "json" };

/** A kind of a trade: coffee of the tea stall, guitars of music. */
interface Kind {
  /** How owners say it. */
  match: string;
  /** Words of the trade's lists that speak of this kind alone. */
  words: string;
  /** Whether it must be spoken of to come at all. */
  rare?: boolean;
}

const OF_TRADE: Readonly<Record<string, readonly Kind[]>> = KINDS;

const phrasesIn = memoize((match) => match.split(", ").map(normalizePhrase));

/**
 * The words that do not stand for what an owner spoke of: who sells coffee gets no kettle. Where no
 * kind of the trade is spoken of, all but the rare ones stand.
 */
function wordsOfOtherKinds(trade: string, said: ReadonlySet<string>): ReadonlySet<string> {
  const kinds = OF_TRADE[trade] ?? [];
  const isMentioned = ({ match }: Kind) => phrasesIn(match).some((phrase) => said.has(phrase));
  const spoken = kinds.filter(isMentioned);
  const standing = spoken.length > 0 ? spoken : kinds.filter(({ rare }) => rare !== true);
  const kept = new Set(standing.flatMap(({ words }) => words.split(" ")));
  return new Set(
    kinds
      .filter((kind) => !standing.includes(kind))
      .flatMap(({ words }) => words.split(" "))
      .filter((word) => !kept.has(word)),
  );
}

const LISTS = ["tools", "looks", "stuffs", "spots", "pictures", "roots"] as const;
const STYLES = ["modern", "classic", "indian"] as const;

function withoutWords(list: string, barred: ReadonlySet<string>): string {
  const stands = (entry: string) => entry.split(" ").every((word) => !barred.has(word));
  return list
    .split(", ")
    .filter((entry) => stands(entry.toLowerCase()))
    .join(", ");
}

/** A trade's words without those of kinds the owner did not speak of. */
export function ofSpokenKinds(
  trade: string,
  vocabulary: TradeVocabulary,
  said: ReadonlySet<string>,
): TradeVocabulary {
  const barred = wordsOfOtherKinds(trade, said);
  if (barred.size === 0) return vocabulary;
  const { signs } = vocabulary;
  const kept = Object.fromEntries(
    LISTS.map((list) => [list, withoutWords(vocabulary[list], barred)]),
  );
  const styles = STYLES.map((style) => [style, withoutWords(signs[style], barred)]);
  return { ...vocabulary, ...kept, signs: { ...signs, ...Object.fromEntries(styles) } };
}
