/** The last waits before a retry are this long, in milliseconds. */
const LONGEST = 60 * 60 * 1000;

/** Milliseconds before the next attempt, after `failures` in a row: doubled each time, up to `longest`. */
export const retryDelay = (failures: number, first: number, longest = LONGEST): number =>
  Math.min(longest, first * 2 ** failures);
