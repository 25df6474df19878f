import { type BusinessName, type Method } from "./business-name.ts";
import { memoize } from "./memoize.ts";
import { type MixedMethod } from "./methods/mix.ts";

/** A candidate with the figure it is ranked by. */
export interface ValuedName {
  text: string;
  method: Method;
  value: number;
  /** The name with its parts and scores, told where it is shown. */
  name(): BusinessName;
}

/** How often one word may stand on a screen. */
const MOST_OF_A_WORD = 3;
/** What a method gains by being behind its share, and a repeated opening loses. */
const SHARE_PULL = 8;
const MOST_PULL = 4;
const SAME_METHOD = 4;
const SAME_WORD = 7;
/** The owner's own words may return; where there are several, all get their turn. */
const SAME_OWN_WORD = 1.5;
const MOST_OF_OWN = 4;

const LINKS = new Set(["&", "the", "of", "by", "co", "and", "a", "at"]);

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(" ")
    .filter((word) => !LINKS.has(word))
    .map(stem);

const stem = memoize((word) => word.replace(/'s$/, "").replace(/(?<=...)s$/, ""));

interface RankedName extends ValuedName {
  words: readonly string[];
}

/** A screen being laid out. */
class Screen {
  readonly names: BusinessName[] = [];
  readonly #count: number;
  readonly #shares: ReadonlyMap<Method, number>;
  /** Words of the owner's own, which may return as often as they like. */
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

  /** Whether a name may come next: no word worn out, no neighbour that begins alike. */
  mayFollow({ words }: RankedName): boolean {
    const [first = ""] = words;
    if (this.#before?.words[0] === first && !this.#own.has(first)) return false;
    return words.every(
      (word) => this.#own.has(word) || (this.#uses.get(word) ?? 0) < MOST_OF_A_WORD,
    );
  }

  /** What a name is worth in the next place. */
  worth({ method, value, words }: RankedName): number {
    const due = (this.#shares.get(method) ?? 0) * ((this.names.length + 1) / this.#count);
    const behind = due - (this.#taken.get(method) ?? 0);
    const tired = words.reduce((sum, word) => sum + this.#tiredness(word), 0);
    return (
      value +
      Math.max(-MOST_PULL, Math.min(MOST_PULL, behind)) * SHARE_PULL -
      (this.#before?.method === method ? SAME_METHOD : 0) -
      tired
    );
  }

  place(chosen: RankedName): void {
    for (const word of new Set(chosen.words)) this.#uses.set(word, (this.#uses.get(word) ?? 0) + 1);
    const { method } = chosen;
    this.#taken.set(method, (this.#taken.get(method) ?? 0) + 1);
    this.#before = chosen;
    this.names.push(chosen.name());
  }

  #tiredness(word: string): number {
    const uses = this.#uses.get(word) ?? 0;
    return this.#own.has(word) ? Math.min(uses, MOST_OF_OWN) * SAME_OWN_WORD : uses * SAME_WORD;
  }
}

/**
 * Lays out a screen: the best first, no word more than three times, no two neighbours that begin
 * alike, methods by their shares. Words of the owner's own may return as often as they like.
 */
export function arrangeScreen(
  pool: readonly ValuedName[],
  count: number,
  mix: readonly MixedMethod[],
  own: ReadonlySet<string>,
): BusinessName[] {
  const screen = new Screen(count, mix, own);
  const waiting = new Set<RankedName>(
    pool.map((valued) => ({ ...valued, words: splitWords(valued.text) })),
  );
  while (screen.names.length < count) {
    let best: RankedName | undefined;
    let most = -Infinity;
    for (const one of waiting) {
      const worth = screen.mayFollow(one) ? screen.worth(one) : -Infinity;
      if (worth > most) [best, most] = [one, worth];
    }
    if (best === undefined) break;
    waiting.delete(best);
    screen.place(best);
  }
  return screen.names;
}
