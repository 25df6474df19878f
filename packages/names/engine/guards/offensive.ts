import { memoize } from "../model/memoize.ts";
import { OFFENSIVE_ANYWHERE, OFFENSIVE_STARTS } from "./lists/offensive.ts";

interface Needle {
  letters: string;
  harmless: readonly string[];
}

const ANYWHERE = needles(OFFENSIVE_ANYWHERE);
const STARTS = needles(OFFENSIVE_STARTS);
const ANY = new RegExp([...ANYWHERE.keys()].join("|"));
const START = new RegExp(`^(?:${[...STARTS.keys()].join("|")})`);

function needles(entries: readonly string[]): ReadonlyMap<string, Needle> {
  const map = new Map<string, Needle>();
  for (const entry of entries) {
    const [letters = "", harmless = ""] = entry.split(":");
    map.set(letters, { letters, harmless: harmless === "" ? [] : harmless.split(",") });
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
  const start = START.exec(word)?.[0];
  return start && !isHarmless(STARTS.get(start), word) ? start : undefined;
});

function findOffenceAnywhere(joined: string): string | undefined {
  if (!ANY.test(joined)) return undefined;
  for (const needle of ANYWHERE.values())
    if (joined.includes(needle.letters) && !isHarmless(needle, joined)) return needle.letters;
  return undefined;
}

function isHarmless(needle: Needle | undefined, text: string): boolean {
  return needle?.harmless.some((word) => text.includes(word)) ?? false;
}
