import { memoize } from "../model/memoize.ts";
import { normalizePhrase } from "../reading/trade-index.ts";
import { type TradeVocabulary } from "../words/trade-vocabulary.ts";
import KINDS from "../words/kinds.json" with { type: "json" };

/** A specialty within a trade, such as coffee at a tea stall. */
interface Kind {
  /** Phrases owners use for it. */
  match: string;
  /** Words of the trade's lists that apply to this kind only. */
  words: string;
  /** Whether it is used only if the owner mentions it. */
  rare?: boolean;
}

const KINDS_BY_TRADE: Readonly<Record<string, readonly Kind[]>> = KINDS;

const splitPhrases = memoize((match) => match.split(", ").map(normalizePhrase));

/**
 * The words of kinds the owner did not mention: a coffee seller gets no kettle. If none is mentioned,
 * only those of rare kinds.
 */
function listWordsOfOtherKinds(
  trade: string,
  briefPhrases: ReadonlySet<string>,
): ReadonlySet<string> {
  const kinds = KINDS_BY_TRADE[trade] ?? [];
  const isMentioned = ({ match }: Kind) =>
    splitPhrases(match).some((phrase) => briefPhrases.has(phrase));
  const mentioned = kinds.filter(isMentioned);
  const included = mentioned.length > 0 ? mentioned : kinds.filter(({ rare }) => rare !== true);
  const includedWords = new Set(included.flatMap(({ words }) => words.split(" ")));
  return new Set(
    kinds
      .filter((kind) => !included.includes(kind))
      .flatMap(({ words }) => words.split(" "))
      .filter((word) => !includedWords.has(word)),
  );
}

const LISTS = ["tools", "looks", "stuffs", "spots", "pictures", "roots"] as const;
const STYLES = ["modern", "classic", "indian"] as const;

function removeWords(list: string, excluded: ReadonlySet<string>): string {
  const isAllowed = (entry: string) => entry.split(" ").every((word) => !excluded.has(word));
  return list
    .split(", ")
    .filter((entry) => isAllowed(entry.toLowerCase()))
    .join(", ");
}

/** A trade's words without those of kinds the owner did not mention. */
export function filterByMentionedKinds(
  trade: string,
  vocabulary: TradeVocabulary,
  briefPhrases: ReadonlySet<string>,
): TradeVocabulary {
  const excluded = listWordsOfOtherKinds(trade, briefPhrases);
  if (excluded.size === 0) return vocabulary;
  const { signs } = vocabulary;
  const includedWords = Object.fromEntries(
    LISTS.map((list) => [list, removeWords(vocabulary[list], excluded)]),
  );
  const styles = STYLES.map((style) => [style, removeWords(signs[style], excluded)]);
  return { ...vocabulary, ...includedWords, signs: { ...signs, ...Object.fromEntries(styles) } };
}
