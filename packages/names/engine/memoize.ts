/** Maximum entries per generation; the previous generation is kept too. */
const MOST = 4000;

/** Represents a cached undefined, the most common result, so that one lookup suffices. */
const NOTHING = Symbol("nothing");

/**
 * Memoizes a pure function of a word, because names reuse the same few hundred words. Evictions
 * only cost time; results do not change.
 */
export function memoize<T>(answer: (word: string) => T): (word: string) => T {
  let kept = new Map<string, T | typeof NOTHING>();
  let before = kept;
  return (word) => {
    let known = kept.get(word);
    if (known === undefined) {
      known = before.get(word) ?? answer(word) ?? NOTHING;
      if (kept.size >= MOST) [before, kept] = [kept, new Map()];
      kept.set(word, known);
    }
    return known === NOTHING ? (undefined as T) : known;
  };
}
