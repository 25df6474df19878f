import { type BusinessName, type Method } from "./model/business-name.ts";
import { memoize } from "./model/memoize.ts";
import { type MixedMethod } from "./methods/mix.ts";

/** A candidate with the value it is ranked by. */
export interface ValuedName {
  text: string;
  method: Method;
  value: number;
  /** The name with its parts and scores, computed only if it is shown. */
  toBusinessName(): BusinessName;
}

/** Maximum number of times a word may appear on a screen. */
const MAX_WORD_USES = 3;
/** Weights: bonus for a method behind its share, penalties for repeated methods and words. */
const SHARE_PULL = 8;
const MOST_PULL = 4;
const SAME_METHOD = 4;
const SAME_WORD = 7;
/** Small, so that the owner's words may repeat but alternate. */
const SAME_OWN_WORD = 1.5;
const MOST_OF_OWN = 4;

const LINKS = new Set(["&", "the", "of", "by", "co", "and", "a", "at"]);

const listStems = (text: string): string[] =>
  text
    .toLowerCase()
    .split(" ")
    .filter((word) => !LINKS.has(word))
    .map(stem);

const stem = memoize((word) => word.replace(/'s$/, "").replace(/(?<=...)s$/, ""));

interface RankedName extends ValuedName {
  words: readonly string[];
}

/** A screen that is being filled. */
class Screen {
  readonly names: BusinessName[] = [];
  readonly #count: number;
  readonly #shares: ReadonlyMap<Method, number>;
  /** The owner's own words, which may appear any number of times. */
  readonly #own: ReadonlySet<string>;
  readonly #uses = new Map<string, number>();
  readonly #taken = new Map<Method, number>();
  #before: RankedName | undefined;

  constructor(count: number, mix: readonly MixedMethod[], own: ReadonlySet<string>) {
    const total = mix.reduce((sum, { share }) => sum + share, 0);
    this.#count = count;
    this.#shares = new Map(mix.map(({ method, share }) => [method, (share / total) * count]));
    this.#own = own;
  }

  /** Whether a name may come next: no overused word, and a different first word than before. */
  mayFollow({ words }: RankedName): boolean {
    const [first = ""] = words;
    if (this.#before?.words[0] === first && !this.#own.has(first)) return false;
    return words.every(
      (word) => this.#own.has(word) || (this.#uses.get(word) ?? 0) < MAX_WORD_USES,
    );
  }

  /** Value of a name in the next position. */
  worth({ method, value, words }: RankedName): number {
    const due = (this.#shares.get(method) ?? 0) * ((this.names.length + 1) / this.#count);
    const behind = due - (this.#taken.get(method) ?? 0);
    const repetitionPenalty = words.reduce((sum, word) => sum + this.#tiredness(word), 0);
    return (
      value +
      Math.max(-MOST_PULL, Math.min(MOST_PULL, behind)) * SHARE_PULL -
      (this.#before?.method === method ? SAME_METHOD : 0) -
      repetitionPenalty
    );
  }

  place(chosen: RankedName): void {
    for (const word of new Set(chosen.words)) this.#uses.set(word, (this.#uses.get(word) ?? 0) + 1);
    const { method } = chosen;
    this.#taken.set(method, (this.#taken.get(method) ?? 0) + 1);
    this.#before = chosen;
    this.names.push(chosen.toBusinessName());
  }

  #tiredness(word: string): number {
    const uses = this.#uses.get(word) ?? 0;
    return this.#own.has(word) ? Math.min(uses, MOST_OF_OWN) * SAME_OWN_WORD : uses * SAME_WORD;
  }
}

/**
 * Fills a screen: the best names first, no word more than three times, no two neighbours with the
 * same first word, methods by their shares. The owner's own words may appear any number of times.
 */
export function arrangeScreen(
  pool: readonly ValuedName[],
  count: number,
  mix: readonly MixedMethod[],
  own: ReadonlySet<string>,
): BusinessName[] {
  const screen = new Screen(count, mix, own);
  const waiting = new Set<RankedName>(
    pool.map((valued) => ({ ...valued, words: listStems(valued.text) })),
  );
  while (screen.names.length < count) {
    let best: RankedName | undefined;
    let most = -Infinity;
    for (const candidate of waiting) {
      const worth = screen.mayFollow(candidate) ? screen.worth(candidate) : -Infinity;
      if (worth > most) [best, most] = [candidate, worth];
    }
    if (best === undefined) break;
    waiting.delete(best);
    screen.place(best);
  }
  return screen.names;
}
