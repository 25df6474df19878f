/** Words for work that appear before their object as often as after it. */
const WORK = new Set(["repair", "service"]);

/** How much the place of a phrase counts, compared with a word that one item alone claims. */
const EARLY_BONUS = 0.2;

/** An item that a phrase of a text points to. */
export interface Mention<T> {
  item: T;
  phrase: string;
  /** More for phrases than for words, for those of few items, and for early ones. */
  points: number;
}

/** Items by the words and phrases, in the singular, that point to them. */
export class PhraseIndex<T> {
  readonly #items = new Map<string, Map<T, number>>();

  /** Adds a phrase of an item; of several weights the highest counts. */
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
    const places = new Map(words.map((word, place) => [word, place] as const).toReversed());
    return [...listPhrases(words)].flatMap((phrase) => {
      const weights = [...(this.#items.get(phrase) ?? [])];
      const parts = phrase.split(" ");
      const early = EARLY_BONUS / (1 + (places.get(parts[0] ?? "") ?? 0));
      const share = (2 * parts.length - 1) / weights.length;
      return weights.map(([item, weight]) => ({
        item,
        phrase,
        points: importance * weight * (share + early),
      }));
    });
  }
}

/** Words, and runs of two or three, with or without "and"; "repair ACs" adds "AC repair". */
export function listPhrases(words: readonly string[]): Set<string> {
  const phrases = new Set<string>(words);
  for (const [at, word] of words.entries())
    if (WORK.has(word) && at + 1 < words.length) phrases.add(`${words[at + 1]} ${word}`);
  for (const list of [words, words.filter((word) => word !== "and")]) {
    for (let at = 0; at < list.length; at++) {
      phrases.add(list.slice(at, at + 2).join(" "));
      phrases.add(list.slice(at, at + 3).join(" "));
    }
  }
  return phrases;
}

/** The sum of each item's points, most first. */
export function rankItems<T>(mentions: Iterable<Mention<T>>): [T, number][] {
  const sums = new Map<T, number>();
  for (const { item, points } of mentions) sums.set(item, (sums.get(item) ?? 0) + points);
  return [...sums].toSorted(([, one], [, other]) => other - one);
}
