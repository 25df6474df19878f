/** New words come and go: so many are kept, and as many of those before. */
const MOST = 4000;

/**
 * A function of a word that keeps its answers: names are made of the same few hundred words over
 * and over. The answers stay the same, so nothing a caller sees depends on what is kept.
 */
export function memoize<T>(answer: (word: string) => T): (word: string) => T {
  let kept = new Map<string, T>();
  let before = kept;
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined || kept.has(word)) return known as T;
    const found = before.has(word) ? (before.get(word) as T) : answer(word);
    if (kept.size >= MOST) [before, kept] = [kept, new Map()];
    kept.set(word, found);
    return found;
  };
}
