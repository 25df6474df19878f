import { describe, expect, it } from "vitest";
import { EMPTY_BRIEF, STYLES } from "../engine/brief.ts";
import { generateNames } from "../engine/generate.ts";
import { originOf } from "./origin.ts";

describe("where a name comes from", () => {
  it("is said in sentences", () => {
    const chulha = { text: "Chulha", gloss: "clay stove", language: "Hindi" } as const;
    expect(originOf("root", [chulha])).toBe("Chulha is Hindi for “clay stove”.");
    expect(originOf("alliteration", [chulha, { text: "Chilli" }])).toBe(
      "Chulha is Hindi for “clay stove”.",
    );
    expect(originOf("place", [chulha, { text: "Corner" }])).toBe(
      "Sounds like a place to go. Chulha is Hindi for “clay stove”.",
    );
    expect(originOf("invented", [])).toBe("A new word.");
  });

  it("is not told where there is nothing to tell but the words themselves", () => {
    expect(originOf("compound", [{ text: "Steel" }, { text: "Tumbler" }])).toBe("");
    expect(originOf("alliteration", [{ text: "Steam" }, { text: "Story" }])).toBe("");
  });

  it("gives the meaning of each Indian word, whatever the method", () => {
    const names = STYLES.flatMap((style) =>
      generateNames({ ...EMPTY_BRIEF, about: "Tea stall", style, person: "Meera", seed: 3 }, 0, 60),
    );
    const glossed = names.filter(({ parts }) => parts.some(({ gloss }) => gloss !== undefined));
    expect(glossed.length).toBeGreaterThan(50);
    for (const { method, parts } of glossed)
      for (const { text, gloss = "" } of parts.filter((part) => part.gloss !== undefined))
        expect(originOf(method, parts)).toMatch(new RegExp(`${text} (?:is|means).*“${gloss}”`));
  });
});
