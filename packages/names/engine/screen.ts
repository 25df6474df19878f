import { type BusinessName, type Method } from "./model/business-name.ts";
import { memoize } from "./model/memoize.ts";
import { type MixedMethod } from "./methods/mix.ts";

/** A candidate with the value it is ranked by. */
export interface ValuedName {
  text: string;
  method: Method;
  value: number;
  /** Computes the parts and scores; called only if the name is shown. */
  toBusinessName(): BusinessName;
}

/** Maximum number of times a word may appear on a screen. */
const MAX_WORD_USES = 3;
/** Bonus for each name by which a method is behind its share, and penalties for repetition. */
const METHOD_LAG_BONUS = 8;
const MAX_METHOD_LAG = 4;
const SAME_METHOD_PENALTY = 4;
const SAME_WORD_PENALTY = 7;
/** Small, so that the owner's words may repeat, but alternate. */
const SAME_OWN_WORD_PENALTY = 1.5;
const MAX_PENALIZED_OWN_USES = 4;

const LINK_WORDS = new Set(["&", "the", "of", "by", "co", "and", "a", "at"]);

const listStems = (text: string): string[] =>
  text
    .toLowerCase()
    .split(" ")
    .filter((word) => !LINK_WORDS.has(word))
    .map(toStem);

const toStem = memoize((word) => word.replace(/'s$/, "").replace(/(?<=...)s$/, ""));

interface RankedName extends ValuedName {
  words: readonly string[];
}

/** A screen while it is filled. */
class Screen {
  readonly names: BusinessName[] = [];
  readonly #size: number;
  readonly #shares: ReadonlyMap<Method, number>;
  /** The owner's own words, which may appear any number of times. */
  readonly #ownWords: ReadonlySet<string>;
  readonly #wordUses = new Map<string, number>();
  readonly #methodUses = new Map<Method, number>();
  #previous: RankedName | undefined;

  constructor(size: number, mix: readonly MixedMethod[], ownWords: ReadonlySet<string>) {
    const total = mix.reduce((sum, { share }) => sum + share, 0);
    this.#size = size;
    this.#shares = new Map(mix.map(({ method, share }) => [method, (share / total) * size]));
    this.#ownWords = ownWords;
  }

  /** Whether a name may come next: no overused word, and another first word than the last name. */
  canFollow({ words }: RankedName): boolean {
    const [first = ""] = words;
    if (this.#previous?.words[0] === first && !this.#ownWords.has(first)) return false;
    return words.every(
      (word) => this.#ownWords.has(word) || (this.#wordUses.get(word) ?? 0) < MAX_WORD_USES,
    );
  }

  /** Value of a name in the next position. */
  computeValue({ method, value, words }: RankedName): number {
    const expectedUses = (this.#shares.get(method) ?? 0) * ((this.names.length + 1) / this.#size);
    const lag = expectedUses - (this.#methodUses.get(method) ?? 0);
    const repetitionPenalty = words.reduce((sum, word) => sum + this.#computePenalty(word), 0);
    return (
      value +
      Math.max(-MAX_METHOD_LAG, Math.min(MAX_METHOD_LAG, lag)) * METHOD_LAG_BONUS -
      (this.#previous?.method === method ? SAME_METHOD_PENALTY : 0) -
      repetitionPenalty
    );
  }

  add(chosen: RankedName): void {
    for (const word of new Set(chosen.words))
      this.#wordUses.set(word, (this.#wordUses.get(word) ?? 0) + 1);
    const { method } = chosen;
    this.#methodUses.set(method, (this.#methodUses.get(method) ?? 0) + 1);
    this.#previous = chosen;
    this.names.push(chosen.toBusinessName());
  }

  #computePenalty(word: string): number {
    const useCount = this.#wordUses.get(word) ?? 0;
    return this.#ownWords.has(word)
      ? Math.min(useCount, MAX_PENALIZED_OWN_USES) * SAME_OWN_WORD_PENALTY
      : useCount * SAME_WORD_PENALTY;
  }
}

/**
 * Fills a screen: the best names first, no word more than three times, no two neighbours with the
 * same first word, methods by their shares. The owner's own words may appear any number of times.
 */
export function arrangeScreen(
  candidates: readonly ValuedName[],
  size: number,
  mix: readonly MixedMethod[],
  ownWords: ReadonlySet<string>,
): BusinessName[] {
  const screen = new Screen(size, mix, ownWords);
  const remaining = new Set<RankedName>(
    candidates.map((valued) => ({ ...valued, words: listStems(valued.text) })),
  );
  while (screen.names.length < size) {
    let best: RankedName | undefined;
    let highestValue = -Infinity;
    for (const candidate of remaining) {
      const value = screen.canFollow(candidate) ? screen.computeValue(candidate) : -Infinity;
      if (value > highestValue) [best, highestValue] = [candidate, value];
    }
    if (best === undefined) break;
    remaining.delete(best);
    screen.add(best);
  }
  return screen.names;
}
