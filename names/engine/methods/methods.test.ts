import { describe, expect, it } from "vitest";
import { randomFrom } from "../random.ts";
import { isPronounceable } from "../sound/pronounceable.ts";
import { roots } from "../words/roots.ts";
import { blendOf } from "./blend.ts";
import { coin, soundModel, syllablesOf } from "./coin.ts";
import { keyOf, plural } from "./spelling.ts";
import { tinted } from "./tinted.ts";

describe("blends", () => {
  it.each([
    ["butter", "terrace", "Butterrace"],
    ["mist", "story", "Mistory"],
    ["compass", "passport", "Compassport"],
  ])("%s and %s meet in letters and in sound", (one, other, blend) => {
    expect(blendOf(one, other)?.text).toBe(blend);
  });

  it("are not made of words that share one letter, or none", () => {
    expect(blendOf("bread", "daisy")).toBeUndefined();
    expect(blendOf("clove", "lantern")).toBeUndefined();
  });
});

describe("new words", () => {
  it("split known words as they are spoken", () => {
    expect(syllablesOf("vinyasa").map(({ text }) => text)).toEqual(["vin", "ya", "sa"]);
    expect(syllablesOf("akshara").map(({ text }) => text)).toEqual(["ak", "sha", "ra"]);
  });

  it("can be said, are new, and have at most nine letters", () => {
    const random = randomFrom(5);
    const made = Array.from({ length: 2000 }, (_, at) =>
      coin(soundModel(at % 2 === 0 ? "indic" : "latin"), random, undefined, 9),
    ).filter((word) => word !== undefined);
    expect(made.length).toBeGreaterThan(100);
    expect(made.filter((word) => !isPronounceable(word) || word.length > 9)).toEqual([]);
  });
});

describe("adjectives", () => {
  it("take the gender of their noun", () => {
    const random = randomFrom(1);
    const gali = roots().get("gali");
    const darwaza = roots().get("darwaza");
    const of = (root: typeof gali) =>
      Array.from({ length: 60 }, () => tinted(root ? [root] : [], random)?.text);
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
  ])("plural of %s", (one, many) => {
    expect(plural(one)).toBe(many);
  });

  it("takes names for one that differ in capitals, spaces, plural, article or ampersand", () => {
    expect(keyOf("The Spice & Salt")).toBe(keyOf("spices and salts"));
    expect(keyOf("Copper Ladle")).toBe(keyOf("CopperLadles"));
    expect(keyOf("Copper Ladle")).not.toBe(keyOf("Copper Kettle"));
  });
});
