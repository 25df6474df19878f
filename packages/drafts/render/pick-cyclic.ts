/**
 * Returns the item of a list at an index from 0; indexes beyond the last one wrap around. Indexes
 * from links may also be negative or fractions.
 */
export const pickCyclic = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[Math.abs(Math.trunc(index)) % list.length] ?? list[0];
