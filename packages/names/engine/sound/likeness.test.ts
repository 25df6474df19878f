import fc from "fast-check";
import { expect, test } from "vitest";
import {
  distance,
  isOneSlip,
  likenessBySound,
  likenessBySpelling,
  soundKey,
  soundStart,
} from "./likeness.ts";

test.each([
  ["zomato", "zomato", 0],
  ["zomato", "zometo", 1],
  ["zomato", "zomtao", 1],
  ["zomato", "omato", 1],
  ["zomato", "zomatos", 1],
  ["neem", "", 4],
  ["ca", "abc", 3],
])("%s and %s are %i apart", (one, other, steps) => {
  expect(distance(one, other)).toBe(steps);
  expect(distance(other, one)).toBe(steps);
});

test.each([
  ["Zomato", "Zomaato"],
  ["Lenskart", "Lenscart"],
  ["Bhandar", "Bandar"],
  ["Kisan", "Kissan"],
  ["Sweety", "Sveeti"],
  ["Phool", "Fool"],
])("%s and %s sound the same", (one, other) => {
  expect(soundKey(one)).toBe(soundKey(other));
  expect(likenessBySound(one, other)).toBe(1);
});

test("ignores case, spaces and punctuation in spelling", () => {
  expect(likenessBySpelling("Good Earth", "good-earth")).toBe(1);
  expect(likenessBySpelling("Neem", "Loom")).toBeCloseTo(0.25);
});

test("is symmetric, and between 0 and 1", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (one, other) => {
      for (const like of [likenessBySpelling, likenessBySound]) {
        const found = like(one, other);
        expect(found).toBeGreaterThanOrEqual(0);
        expect(found).toBeLessThanOrEqual(1);
        expect(like(other, one)).toBe(found);
      }
    }),
  );
});

const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });

test("has a distance of 1 for one edit", () => {
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      expect(isOneSlip(one, other)).toBe(distance(one, other) === 1);
    }),
  );
});

test("starts a word's sound with the sound of its beginning", () => {
  const words = fc.string({
    unit: fc.constantFrom(..."abcdeghiknoprsty".split("")),
    maxLength: 14,
  });
  fc.assert(
    fc.property(words, (word) => {
      expect(soundKey(word).startsWith(soundStart(word))).toBe(true);
    }),
  );
});
