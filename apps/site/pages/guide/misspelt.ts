/** Minimum word lengths at which one typo, and two, are accepted. */
const ONE_SLIP = 5;
const TWO_SLIPS = 9;

/**
 * Whether a word starts with the typed text, allowing for typos (a wrong, missing, extra or swapped
 * letter): one from five letters, two from nine. The first letter must match, because it is rarely
 * mistyped.
 */
export function startsLike(word: string, typed: string): boolean {
  if (typed.length < ONE_SLIP || word[0] !== typed[0]) return false;
  return slipsBefore(word, typed) <= (typed.length < TWO_SLIPS ? 1 : 2);
}

/**
 * The fewest typos between the typed text and any prefix of the word (optimal string alignment).
 */
function slipsBefore(word: string, typed: string): number {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const change = at(row, j - 1) + (typed[i - 1] === word[j - 1] ? 0 : 1);
      const swapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      const swap = swapped ? at(before, j - 2) + 1 : Infinity;
      next.push(Math.min(change, swap, at(row, j) + 1, at(next, j - 1) + 1));
    }
    [before, row] = [row, next];
  }
  return Math.min(...row);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
