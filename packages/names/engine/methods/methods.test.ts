import { describe, expect, it } from "vitest";
import { createRandom } from "../model/random.ts";
import { isPronounceable } from "../sound/pronounceable.ts";
import { getRoots } from "../words/roots.ts";
import { coinWord } from "./coin-word.ts";
import { toSpellingKey, pluralize } from "./spelling.ts";
import { pickIndicPhrase } from "./indic-phrase.ts";

describe("new words", () => {
  it("combine an Indian word and an ending, both with a meaning, and are pronounceable", () => {
    const random = createRandom(5);
    const generated = Array.from({ length: 4000 }, () =>
      coinWord([...getRoots().values()], random, true),
    ).filter((word) => word !== undefined);
    expect(generated.length).toBeGreaterThan(100);
    expect(generated.filter(({ text }) => text.length > 12)).toEqual([]);
    for (const { parts = [] } of generated) {
      expect(parts).toHaveLength(2);
      expect(parts.every(({ gloss, language }) => gloss && language)).toBe(true);
    }
    const pronounceable = generated.filter(({ text }) => isPronounceable(text));
    expect(pronounceable.length / generated.length).toBeGreaterThan(0.9);
  });
});

describe("adjectives", () => {
  it("agree with their noun in gender", () => {
    const random = createRandom(1);
    const gali = getRoots().get("gali");
    const darwaza = getRoots().get("darwaza");
    const pickPhrases = (root: typeof gali) =>
      Array.from({ length: 60 }, () => pickIndicPhrase(root ? [root] : [], random)?.text);
    expect(pickPhrases(gali)).toContain("Neeli Gali");
    expect(pickPhrases(gali)).not.toContain("Neela Gali");
    expect(pickPhrases(darwaza)).toContain("Naya Darwaza");
  });
});

describe("spelling", () => {
  it.each([
    ["Loaf", "Loaves"],
    ["Compass", "Compasses"],
    ["Berry", "Berries"],
    ["Scissors", "Scissors"],
  ])("forms the plural of %s: %s", (singular, plural) => {
    expect(pluralize(singular)).toBe(plural);
  });

  it("treats names as equal that differ in case, spaces, plural, article or ampersand", () => {
    expect(toSpellingKey("The Spice & Salt")).toBe(toSpellingKey("spices and salts"));
    expect(toSpellingKey("Copper Ladle")).toBe(toSpellingKey("CopperLadles"));
    expect(toSpellingKey("Copper Ladle")).not.toBe(toSpellingKey("Copper Kettle"));
  });
});
