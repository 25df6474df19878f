import { SACRED_PARTS, SACRED_WORDS, TOWN_ENDS } from "./lists/sacred.ts";

const PARTS = new RegExp(`^(?:${SACRED_PARTS.join("|")})|(?:${SACRED_PARTS.join("|")})[ai]?$`);
const TOWN = new RegExp(`(?:${TOWN_ENDS.join("|")})$`);

/** The deity, scripture, holy place or religious title in a name, if any. */
export function sacredWord(words: readonly string[], runs: readonly string[]): string | undefined {
  for (const run of runs) if (isSacred(run)) return run;
  for (const word of words) {
    const part = TOWN.test(word) ? undefined : PARTS.exec(word)?.[0];
    if (part !== undefined) return part;
  }
  return undefined;
}

function isSacred(word: string): boolean {
  return SACRED_WORDS.has(word) || (/[^s]s$/.test(word) && SACRED_WORDS.has(word.slice(0, -1)));
}
