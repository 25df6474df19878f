import { guards } from "virtual:engine-lists";
import { memoize } from "../model/memoize.ts";
import { toGuardKey } from "../sound/guard-key.ts";
import { GUARD_REASONS, type GuardReason } from "./guard-reasons.ts";
import { isKnownWord } from "./known-words.ts";
import { decodeLetterLists } from "./letter-lists.ts";
import { HARMLESS } from "./lists/harmless.ts";

let table: ReadonlyMap<string, string> | undefined;

const sounds = (): ReadonlyMap<string, string> => (table ??= decodeLetterLists(guards));

const findReason = (key: string): GuardReason | undefined =>
  GUARD_REASONS[sounds().get(key) as keyof typeof GUARD_REASONS];

/** The reason why a word must not be used, if it sounds bad in one of the languages. */
export const findHeardReason: (word: string) => GuardReason | undefined = memoize((word) => {
  if (HARMLESS.has(word) || isKnownWord(word)) return undefined;
  const singular = /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  return (
    findReason(toGuardKey(word)) ?? (singular === word ? undefined : findHeardReason(singular))
  );
});

/** Index in the lists of the sound of a word; −1 if it is not in them. */
export function findSoundIndex(word: string): number {
  const all = [...sounds().keys()];
  const place = all.indexOf(toGuardKey(word));
  return place < 0 && word.endsWith("s") ? all.indexOf(toGuardKey(word.slice(0, -1))) : place;
}

/** Minimum number of sounds for a match within a longer word. */
const LEAST_PART = 5;

/**
 * The reason if a made-up word begins or ends with a bad sound. Used only for words the generator
 * makes up, since many real names begin like a bad word.
 */
export const findReasonWithin: (word: string) => GuardReason | undefined = memoize((word) => {
  const key = toGuardKey(word);
  for (let length = key.length; length >= LEAST_PART; length -= 1)
    for (const part of [key.slice(0, length), key.slice(-length)]) {
      const reason = findReason(part);
      if (reason !== undefined && reason !== "god") return reason;
    }
  return undefined;
});
