/** Words that stand before their object as often as after it: "repair ACs", "AC repair". */
const SERVICE_WORDS = new Set(["repair", "service"]);

/** Points for the first position, compared with one point for a word of a single item. */
const EARLY_BONUS = 0.2;

/** An item that a phrase of a text points to. */
export interface Mention<T> {
  item: T;
  phrase: string;
  /** Higher for phrases than for words, for phrases of few items, and for early phrases. */
  points: number;
}

/** Items by the words and phrases, in the singular, that point to them. */
export class PhraseIndex<T> {
  readonly #items = new Map<string, Map<T, number>>();

  /** Adds a phrase of an item; if added again, the higher weight counts. */
  add(phrase: string, item: T, weight = 1): void {
    const weights = this.#items.get(phrase) ?? new Map<T, number>();
    weights.set(item, Math.max(weights.get(item) ?? 0, weight));
    this.#items.set(phrase, weights);
  }

  has(phrase: string): boolean {
    return this.#items.has(phrase);
  }

  /** The items that words in the singular point to; `importance` multiplies all points. */
  findMentions(words: readonly string[], importance = 1): Mention<T>[] {
    const positions = new Map(
      words.map((word, position) => [word, position] as const).toReversed(),
    );
    return [...listPhrases(words)].flatMap((phrase) => {
      const weights = [...(this.#items.get(phrase) ?? [])];
      const parts = phrase.split(" ");
      const earlyBonus = EARLY_BONUS / (1 + (positions.get(parts[0] ?? "") ?? 0));
      const baseScore = (2 * parts.length - 1) / weights.length;
      return weights.map(([item, weight]) => ({
        item,
        phrase,
        points: importance * weight * (baseScore + earlyBonus),
      }));
    });
  }
}

/** Words, and runs of two or three, with or without "and"; "repair ACs" adds "AC repair". */
export function listPhrases(words: readonly string[]): Set<string> {
  const phrases = new Set<string>(words);
  for (const [index, word] of words.entries())
    if (SERVICE_WORDS.has(word) && index + 1 < words.length)
      phrases.add(`${words[index + 1]} ${word}`);
  for (const list of [words, words.filter((word) => word !== "and")]) {
    for (let index = 0; index < list.length; index++) {
      phrases.add(list.slice(index, index + 2).join(" "));
      phrases.add(list.slice(index, index + 3).join(" "));
    }
  }
  return phrases;
}

/** Returns each item with the sum of its points, highest first. */
export function rankItems<T>(mentions: Iterable<Mention<T>>): [T, number][] {
  const sums = new Map<T, number>();
  for (const { item, points } of mentions) sums.set(item, (sums.get(item) ?? 0) + points);
  return [...sums].toSorted(([, one], [, other]) => other - one);
}
