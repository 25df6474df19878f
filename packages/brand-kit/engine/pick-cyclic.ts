/** Returns the item of a list at an index from 0; indexes beyond the last one wrap around. */
export const pickCyclic = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[index % list.length] ?? list[0];
