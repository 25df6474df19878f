/** New words come and go; no more than this are kept. */
const MOST = 5000;

/**
 * A function of a word that keeps its answers: names are made of the same few hundred words over
 * and over. The answers stay the same, so nothing a caller sees depends on what is kept.
 */
export function memoize<T>(answer: (word: string) => T): (word: string) => T {
  const kept = new Map<string, T>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined || kept.has(word)) return known as T;
    const found = answer(word);
    if (kept.size < MOST) kept.set(word, found);
    return found;
  };
}
