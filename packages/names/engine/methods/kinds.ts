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
  isRare?: boolean;
}

const KINDS_BY_TRADE: Readonly<Record<string, readonly Kind[]>> = KINDS;

const splitPhrases = memoize((match) => match.split(", ").map(normalizePhrase));

/**
 * Lists the words of kinds that the owner did not mention: a coffee seller gets no kettle. If none
 * is mentioned, lists only the words of rare kinds.
 */
function listWordsOfOtherKinds(
  trade: string,
  briefPhrases: ReadonlySet<string>,
): ReadonlySet<string> {
  const kinds = KINDS_BY_TRADE[trade] ?? [];
  const hasMentionedPhrase = ({ match }: Kind) =>
    splitPhrases(match).some((phrase) => briefPhrases.has(phrase));
  const mentionedKinds = kinds.filter(hasMentionedPhrase);
  const includedKinds =
    mentionedKinds.length > 0 ? mentionedKinds : kinds.filter(({ isRare }) => isRare !== true);
  const includedWords = new Set(includedKinds.flatMap(({ words }) => words.split(" ")));
  return new Set(
    kinds
      .filter((kind) => !includedKinds.includes(kind))
      .flatMap(({ words }) => words.split(" "))
      .filter((word) => !includedWords.has(word)),
  );
}

const LISTS = ["tools", "adjectives", "ingredients", "spots", "pictures", "roots"] as const;
const STYLES = ["modern", "classic", "indian"] as const;

function removeWords(list: string, excluded: ReadonlySet<string>): string {
  const isAllowed = (entry: string) => entry.split(" ").every((word) => !excluded.has(word));
  return list
    .split(", ")
    .filter((entry) => isAllowed(entry.toLowerCase()))
    .join(", ");
}

/** Removes the words of kinds that the owner did not mention from a trade's vocabulary. */
export function filterByMentionedKinds(
  trade: string,
  vocabulary: TradeVocabulary,
  briefPhrases: ReadonlySet<string>,
): TradeVocabulary {
  const excluded = listWordsOfOtherKinds(trade, briefPhrases);
  if (excluded.size === 0) return vocabulary;
  const { signs } = vocabulary;
  const filteredLists = Object.fromEntries(
    LISTS.map((list) => [list, removeWords(vocabulary[list], excluded)]),
  );
  const filteredSigns = STYLES.map((style) => [style, removeWords(signs[style], excluded)]);
  return {
    ...vocabulary,
    ...filteredLists,
    signs: { ...signs, ...Object.fromEntries(filteredSigns) },
  };
}
