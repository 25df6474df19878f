/** Minimum lengths of the typed text with which one typo or two are accepted. */
const MIN_LENGTH_ONE_TYPO = 5;
const MIN_LENGTH_TWO_TYPOS = 9;

/**
 * Whether a word starts with the typed text, allowing for typos (a wrong, missing, extra or swapped
 * letter): one from five letters, two from nine. The first letter must match, because it is rarely
 * mistyped.
 */
export function isFuzzyPrefix(word: string, typed: string): boolean {
  if (typed.length < MIN_LENGTH_ONE_TYPO || word[0] !== typed[0]) return false;
  return countTypos(word, typed) <= (typed.length < MIN_LENGTH_TWO_TYPOS ? 1 : 2);
}

/**
 * Returns the fewest typos between the typed text and any prefix of the word (optimal string
 * alignment distance).
 */
function countTypos(word: string, typed: string): number {
  let previousRow: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const changeCost = getCell(row, j - 1) + (typed[i - 1] === word[j - 1] ? 0 : 1);
      const isSwapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      const swapCost = isSwapped ? getCell(previousRow, j - 2) + 1 : Infinity;
      next.push(Math.min(changeCost, swapCost, getCell(row, j) + 1, getCell(next, j - 1) + 1));
    }
    [previousRow, row] = [row, next];
  }
  return Math.min(...row);
}

const getCell = (row: readonly number[], column: number): number => row[column] ?? Infinity;
