import { describe, expect, it } from "vitest";
import { randomFrom } from "../model/random.ts";
import { isPronounceable } from "../sound/pronounceable.ts";
import { getRoots } from "../words/roots.ts";
import { coinWord } from "./coin-word.ts";
import { spellingKey, pluralize } from "./spelling.ts";
import { pickTinted } from "./tinted.ts";

describe("new words", () => {
  it("combine an Indian word and an ending, both with a meaning, and are pronounceable", () => {
    const random = randomFrom(5);
    const generated = Array.from({ length: 4000 }, () =>
      coinWord([...getRoots().values()], random, true),
    ).filter((word) => word !== undefined);
    expect(generated.length).toBeGreaterThan(100);
    expect(generated.filter(({ text }) => text.length > 12)).toEqual([]);
    for (const { parts = [] } of generated) {
      expect(parts).toHaveLength(2);
      expect(parts.every(({ gloss, language }) => gloss && language)).toBe(true);
    }
    const sayable = generated.filter(({ text }) => isPronounceable(text));
    expect(sayable.length / generated.length).toBeGreaterThan(0.9);
  });
});

describe("adjectives", () => {
  it("agree with the gender of their noun", () => {
    const random = randomFrom(1);
    const gali = getRoots().get("gali");
    const darwaza = getRoots().get("darwaza");
    const of = (root: typeof gali) =>
      Array.from({ length: 60 }, () => pickTinted(root ? [root] : [], random)?.text);
    expect(of(gali)).toContain("Neeli Gali");
    expect(of(gali)).not.toContain("Neela Gali");
    expect(of(darwaza)).toContain("Naya Darwaza");
  });
});

describe("spelling", () => {
  it.each([
    ["Loaf", "Loaves"],
    ["Compass", "Compasses"],
    ["Berry", "Berries"],
    ["Scissors", "Scissors"],
  ])("plural of %s", (singularForm, many) => {
    expect(pluralize(singularForm)).toBe(many);
  });

  it("treats names as equal that differ in case, spaces, plural, article or ampersand", () => {
    expect(spellingKey("The Spice & Salt")).toBe(spellingKey("spices and salts"));
    expect(spellingKey("Copper Ladle")).toBe(spellingKey("CopperLadles"));
    expect(spellingKey("Copper Ladle")).not.toBe(spellingKey("Copper Kettle"));
  });
});
