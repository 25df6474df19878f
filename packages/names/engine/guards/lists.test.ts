import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toGuardKey } from "../sound/guard-key.ts";
import { getRoots } from "../words/roots.ts";
import { isFamiliar } from "../words/familiar.ts";
import { encodeGuards, parseBrandList, parseGuardList } from "./guard-lists.ts";
import { GUARD_LANGUAGES, GUARD_REASONS } from "./guard-reasons.ts";
import { findSoundReason, findSoundReasonWithin } from "./bad-sounds.ts";
import { isKnownWord } from "./known-words.ts";
import { decodeLetterLists, encodeLetterLists } from "./letter-lists.ts";
import { HARMLESS } from "./lists/harmless.ts";
import { findRejection } from "./rejection.ts";

const readList = (list: string) =>
  readFileSync(new URL(`lists/${list}.tsv`, import.meta.url), "utf8");
const lists = GUARD_LANGUAGES.map((language) => ({
  language,
  entries: parseGuardList(readList(language)),
}));
const allEntries = lists.flatMap(({ entries }) => entries);

describe("the guards' lists", () => {
  it("contain at least 6,000 sounds, each with a language and a reason", () => {
    expect(new Set(allEntries.map(([word]) => toGuardKey(word))).size).toBeGreaterThanOrEqual(6000);
    expect(lists.filter(({ entries }) => entries.length < 400)).toEqual([]);
  });

  it("are sorted, and contain no sound twice in a language", () => {
    for (const { entries } of lists) {
      const keys = entries.map(([word]) => toGuardKey(word));
      expect(new Set(keys).size).toBe(keys.length);
      const words = entries.map(([word]) => word);
      expect(words).toEqual(words.toSorted());
    }
  });

  it("use every reason at least once", () => {
    expect(new Set(allEntries.map(([, letter]) => letter)).size).toBe(
      Object.keys(GUARD_REASONS).length,
    );
  });

  it("are encoded for the engine without loss", () => {
    const decoded = decodeLetterLists(encodeGuards(GUARD_LANGUAGES.map((list) => readList(list))));
    const missing = allEntries.filter(([word]) => !decoded.has(toGuardKey(word)));
    expect(missing.filter(([word]) => findRejection(word) === undefined)).toEqual([]);
  });

  it("match each of their words, except for known and harmless words", () => {
    const missedWords = allEntries
      .map(([word]) => word)
      .filter(
        (word) => !HARMLESS.has(word) && !isKnownWord(word) && findRejection(word) === undefined,
      );
    expect(missedWords).toEqual([]);
  });

  it("contain no English word that the scores treat as familiar", () => {
    const english = parseGuardList(readList("english")).map(([word]) => word);
    expect(english.filter((word) => isFamiliar(word))).toEqual([]);
  });

  it("allow every Indian word the generator uses", () => {
    expect([...getRoots().keys()].filter((word) => findSoundReason(word) !== undefined)).toEqual(
      [],
    );
  });

  it("contain brands of several sectors", () => {
    expect(parseBrandList(readList("brands")).length).toBeGreaterThan(500);
  });
});

describe("a sound", () => {
  it.each([
    ["Raavan", "Ravana"],
    ["Suvara", "suar"],
    ["awaara", "avara"],
    ["Bhukhaar", "bukar"],
    ["shamshaan", "samsan"],
    ["zeherila", "jeherila"],
    ["Maarna", "marna"],
  ])("is the same in %s and %s", (a, b) => {
    expect(toGuardKey(a)).toBe(toGuardKey(b));
  });

  it.each(["phool", "boot", "kavya", "moth"])("is accepted in a harmless word: %s", (word) => {
    expect(findSoundReason(word)).toBeUndefined();
  });

  it("is found at either end of a made-up word", () => {
    expect(findSoundReasonWithin("gonadan")).toBe("body");
    expect(findSoundReasonWithin("malariya")).toBe("illness");
    expect(findSoundReasonWithin("neembloom")).toBeUndefined();
  });

  it("has a key of letters for any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toGuardKey(text)).toMatch(/^[a-zC]*$/);
      }),
    );
  });
});

it("decodes the letter lists that were encoded", () => {
  const word = fc.stringMatching(/^[a-zC]{1,12}$/);
  const entries = fc.uniqueArray(fc.tuple(word, fc.constantFrom("a", "b")), {
    selector: ([text, letter]) => text + letter,
  });
  fc.assert(
    fc.property(entries, (sample) => {
      const decoded = decodeLetterLists(encodeLetterLists(sample));
      for (const [text, letter] of sample) expect(decoded.get(text)).toContain(letter);
    }),
  );
});
