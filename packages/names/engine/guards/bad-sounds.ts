import { guards } from "virtual:engine-lists";
import { memoize } from "../model/memoize.ts";
import { toGuardKey } from "../sound/guard-key.ts";
import { GUARD_REASONS, type GuardReason } from "./guard-reasons.ts";
import { isKnownWord } from "./known-words.ts";
import { decodeLetterLists } from "./letter-lists.ts";
import { HARMLESS } from "./lists/harmless.ts";

let reasonLetters: ReadonlyMap<string, string> | undefined;

const getReasonLetters = (): ReadonlyMap<string, string> =>
  (reasonLetters ??= decodeLetterLists(guards));

const findReason = (key: string): GuardReason | undefined =>
  GUARD_REASONS[getReasonLetters().get(key) as keyof typeof GUARD_REASONS];

/** Why a word must not be used: it sounds like a bad word of one of the languages. */
export const findSoundReason: (word: string) => GuardReason | undefined = memoize((word) => {
  if (HARMLESS.has(word) || isKnownWord(word)) return undefined;
  const singular = /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  return (
    findReason(toGuardKey(word)) ?? (singular === word ? undefined : findSoundReason(singular))
  );
});

/** The index of a word's sound in the decoded lists; −1 if they do not contain it. */
export function findSoundIndex(word: string): number {
  const sounds = [...getReasonLetters().keys()];
  const index = sounds.indexOf(toGuardKey(word));
  return index < 0 && word.endsWith("s") ? sounds.indexOf(toGuardKey(word.slice(0, -1))) : index;
}

/** Minimum number of sounds for a match within a longer word. */
const MIN_PART_LENGTH = 5;

/**
 * The reason if a made-up word begins or ends like a bad word. Used only for words the generator
 * makes up, since many real names begin like a bad word.
 */
export const findSoundReasonWithin: (word: string) => GuardReason | undefined = memoize((word) => {
  const key = toGuardKey(word);
  for (let length = key.length; length >= MIN_PART_LENGTH; length -= 1)
    for (const part of [key.slice(0, length), key.slice(-length)]) {
      const reason = findReason(part);
      if (reason !== undefined && reason !== "god") return reason;
    }
  return undefined;
});
