import { memoize } from "../model/memoize.ts";
import { SACRED_PARTS, TOWN_ENDS } from "./lists/sacred.ts";

const SACRED_PART = new RegExp(
  `^(?:${SACRED_PARTS.join("|")})|(?:${SACRED_PARTS.join("|")})[ai]?$`,
);
const TOWN_END = new RegExp(`(?:${TOWN_ENDS.join("|")})$`);

/** The holy word at the beginning or end of a word, if any: "Lakshmicraft". */
export function findSacredPart(words: readonly string[]): string | undefined {
  for (const word of words) {
    const part = matchSacredPart(word);
    if (part !== undefined) return part;
  }
  return undefined;
}

const matchSacredPart = memoize((word) =>
  TOWN_END.test(word) ? undefined : SACRED_PART.exec(word)?.[0],
);
