import { expect, test } from "vitest";
import { isVowel, toLetters, toPhonemes } from "./phonemes.ts";

test.each([
  ["knight", "n aai t"],
  ["cake", "k ai k"],
  ["spice", "s p aai s"],
  ["chalk", "ch a k"],
  ["phone", "f o n"],
  ["dhaba", "dh a b aa"],
  ["bhoj", "bh o j"],
  ["chhota", "ch o t aa"],
  ["neem", "n ii m"],
  ["aangan", "aa n g a n"],
  ["Priya", "p r i y aa"],
  ["Café", "k a f e"],
  ["namaste", "n a m a s t e"],
  ["table", "t a b a l"],
  ["homemade", "h o m m ai d"],
  ["", ""],
  ["नीम", ""],
])("reads %s as the sounds %s", (word, sounds) => {
  expect(toPhonemes(word).join(" ")).toBe(sounds);
});

test("tells vowels from consonants", () => {
  expect(["aa", "i", "oo"].every((sound) => isVowel(sound))).toBe(true);
  expect(["bh", "ng", "y"].some((sound) => isVowel(sound))).toBe(false);
});

test("strips diacritics", () => {
  expect(toLetters("Häagen-Dazs")).toBe("haagendazs");
});
