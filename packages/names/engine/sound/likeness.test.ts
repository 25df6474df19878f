import fc from "fast-check";
import { expect, test } from "vitest";
import {
  computeLikeness,
  computeDistance,
  isOneEditApart,
  toSoundKey,
  toSoundPrefix,
} from "./likeness.ts";
import { toLetters } from "./phonemes.ts";

test.each([
  ["zomato", "zomato", 0],
  ["zomato", "zometo", 1],
  ["zomato", "zomtao", 1],
  ["zomato", "omato", 1],
  ["zomato", "zomatos", 1],
  ["neem", "", 4],
  ["ca", "abc", 3],
])("finds %s and %s to be %i edits apart", (a, b, edits) => {
  expect(computeDistance(a, b)).toBe(edits);
  expect(computeDistance(b, a)).toBe(edits);
});

test.each([
  ["Zomato", "Zomaato"],
  ["Lenskart", "Lenscart"],
  ["Bhandar", "Bandar"],
  ["Kisan", "Kissan"],
  ["Sweety", "Sveeti"],
  ["Phool", "Fool"],
])("%s and %s sound the same", (a, b) => {
  expect(toSoundKey(a)).toBe(toSoundKey(b));
});

test("ignores case, spaces and punctuation in spelling", () => {
  expect(computeLikeness(toLetters("Good Earth"), toLetters("good-earth"))).toBe(1);
  expect(computeLikeness(toLetters("Neem"), toLetters("Loom"))).toBeCloseTo(0.25);
});

test("computes a symmetric likeness between 0 and 1", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (a, b) => {
      const likeness = computeLikeness(a, b);
      expect(likeness).toBeGreaterThanOrEqual(0);
      expect(likeness).toBeLessThanOrEqual(1);
      expect(computeLikeness(b, a)).toBe(likeness);
    }),
  );
});

const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });

test("finds one edit exactly if the distance is 1", () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      expect(isOneEditApart(a, b)).toBe(computeDistance(a, b) === 1);
    }),
  );
});

test("computes a prefix of the word's sound key", () => {
  const words = fc.string({
    unit: fc.constantFrom(..."abcdeghiknoprsty".split("")),
    maxLength: 14,
  });
  fc.assert(
    fc.property(words, (word) => {
      expect(toSoundKey(word).startsWith(toSoundPrefix(word))).toBe(true);
    }),
  );
});
