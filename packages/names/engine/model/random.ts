/** Returns numbers in [0, 1), the same sequence for the same seed on every machine. */
export type Random = () => number;

/** Creates a Mulberry32 generator; its 32 bits of state are enough to choose words. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random entry of the list; undefined if the list is empty. */
export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}

const totals = new WeakMap<readonly (readonly [unknown, number])[], number>();

/** The sum of a list's weights, which do not change. */
function getTotalWeight(entries: readonly (readonly [unknown, number])[]): number {
  const cachedTotal = totals.get(entries);
  if (cachedTotal !== undefined) return cachedTotal;
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  totals.set(entries, total);
  return total;
}

/** A random entry, chosen in proportion to its weight. */
export function pickWeighted<T>(
  entries: readonly (readonly [T, number])[],
  random: Random,
): T | undefined {
  let remainder = random() * getTotalWeight(entries);
  for (const [entry, weight] of entries) {
    remainder -= weight;
    if (remainder < 0 && weight > 0) return entry;
  }
  return entries.find(([, weight]) => weight > 0)?.[0];
}
