/** Maximum entries per cache; the previous full cache is kept as well. */
const MAX_ENTRIES = 4000;

/** Represents a cached undefined, the most common result, so that one lookup suffices. */
const UNDEFINED = Symbol("nothing");

/**
 * Memoizes a pure function of a word, because names reuse the same few hundred words. Evictions
 * only cost time; results do not change.
 */
export function memoize<T>(compute: (word: string) => T): (word: string) => T {
  let cache = new Map<string, T | typeof UNDEFINED>();
  let previousCache = cache;
  return (word) => {
    let cached = cache.get(word);
    if (cached === undefined) {
      cached = previousCache.get(word) ?? compute(word) ?? UNDEFINED;
      if (cache.size >= MAX_ENTRIES) [previousCache, cache] = [cache, new Map()];
      cache.set(word, cached);
    }
    return cached === UNDEFINED ? (undefined as T) : cached;
  };
}
