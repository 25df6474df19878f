/** Maximum entries per generation; the generation before is kept, too. */
const MOST = 4000;

/** Stands for an answer of undefined, the answer to most words, which one look then finds. */
const NOTHING = Symbol("nothing");

/**
 * A function of a word that keeps its answers: names are made of the same few hundred words over
 * and over. The answers stay the same, so nothing a caller sees depends on what is kept.
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
