import { describe, expect, it } from "vitest";
import { EMPTY_BRIEF, STYLES } from "../engine/model/brief.ts";
import { generateNames } from "../engine/generate.ts";
import { formatOrigin } from "./origin.ts";

describe("the origin of a name", () => {
  it("is described in sentences", () => {
    const chulha = { text: "Chulha", gloss: "clay stove", language: "Hindi" } as const;
    expect(formatOrigin("root", [chulha])).toBe("Chulha is Hindi for “clay stove”.");
    expect(formatOrigin("alliteration", [chulha, { text: "Chilli" }])).toBe(
      "Chulha is Hindi for “clay stove”.",
    );
    expect(formatOrigin("place", [chulha, { text: "Corner" }])).toBe(
      "Sounds like a place to go. Chulha is Hindi for “clay stove”.",
    );
    expect(formatOrigin("invented", [])).toBe("A new word.");
  });

  it("is empty if there is nothing to say beyond the words themselves", () => {
    expect(formatOrigin("compound", [{ text: "Steel" }, { text: "Tumbler" }])).toBe("");
    expect(formatOrigin("alliteration", [{ text: "Steam" }, { text: "Story" }])).toBe("");
  });

  it("explains the meaning of each Indian word, whatever the method", () => {
    const names = STYLES.flatMap((style) =>
      generateNames(
        { ...EMPTY_BRIEF, about: "Tea stall", style, founder: "Meera", seed: 3 },
        0,
        60,
      ),
    );
    const glossed = names.filter(({ parts }) => parts.some(({ gloss }) => gloss !== undefined));
    expect(glossed.length).toBeGreaterThan(50);
    for (const { method, parts } of glossed)
      for (const { text, gloss = "" } of parts.filter((part) => part.gloss !== undefined))
        expect(formatOrigin(method, parts)).toMatch(new RegExp(`${text} (?:is|means).*“${gloss}”`));
  });
});
