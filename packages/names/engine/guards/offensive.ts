import { memoize } from "../model/memoize.ts";
import { OFFENSIVE_ANYWHERE, OFFENSIVE_STARTS } from "./lists/offensive.ts";

interface OffensivePattern {
  letters: string;
  /** Harmless words that contain the letters. */
  harmlessWords: readonly string[];
}

const PATTERNS_ANYWHERE = parsePatterns(OFFENSIVE_ANYWHERE);
const PATTERNS_AT_START = parsePatterns(OFFENSIVE_STARTS);
const ANYWHERE_REGEX = new RegExp([...PATTERNS_ANYWHERE.keys()].join("|"));
const START_REGEX = new RegExp(`^(?:${[...PATTERNS_AT_START.keys()].join("|")})`);

function parsePatterns(entries: readonly string[]): ReadonlyMap<string, OffensivePattern> {
  const map = new Map<string, OffensivePattern>();
  for (const entry of entries) {
    const [letters = "", harmlessList = ""] = entry.split(":");
    const harmlessWords = harmlessList === "" ? [] : harmlessList.split(",");
    map.set(letters, { letters, harmlessWords });
  }
  return map;
}

/** The obscenity within a name, if any. */
export function findOffence(words: readonly string[]): string | undefined {
  for (const word of words) {
    const start = findOffenceAtStart(word);
    if (start !== undefined) return start;
  }
  return findOffenceAnywhere(words.join(""));
}

const findOffenceAtStart = memoize((word) => {
  const start = START_REGEX.exec(word)?.[0];
  return start && !isHarmless(PATTERNS_AT_START.get(start), word) ? start : undefined;
});

function findOffenceAnywhere(joined: string): string | undefined {
  if (!ANYWHERE_REGEX.test(joined)) return undefined;
  for (const pattern of PATTERNS_ANYWHERE.values())
    if (joined.includes(pattern.letters) && !isHarmless(pattern, joined)) return pattern.letters;
  return undefined;
}

function isHarmless(pattern: OffensivePattern | undefined, text: string): boolean {
  return pattern?.harmlessWords.some((word) => text.includes(word)) ?? false;
}
