/** Maximum entries per generation; the previous generation is kept too. */
const MOST = 4000;

/** Represents a cached undefined, the most common result, so that one lookup suffices. */
const NOTHING = Symbol("nothing");

/**
 * Memoizes a pure function of a word, because names reuse the same few hundred words. Evictions
 * only cost time; results do not change.
 */
export function memoize<T>(compute: (word: string) => T): (word: string) => T {
  let cache = new Map<string, T | typeof NOTHING>();
  let before = cache;
  return (word) => {
    let cached = cache.get(word);
    if (cached === undefined) {
      cached = before.get(word) ?? compute(word) ?? NOTHING;
      if (cache.size >= MOST) [before, cache] = [cache, new Map()];
      cache.set(word, cached);
    }
    return cached === NOTHING ? (undefined as T) : cached;
  };
}
