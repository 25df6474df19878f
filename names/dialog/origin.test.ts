import { describe, expect, it } from "vitest";
import { EMPTY_BRIEF, STYLES } from "../engine/brief.ts";
import { generateNames } from "../engine/generate.ts";
import { originOf } from "./origin.ts";

describe("where a name comes from", () => {
  it("is said in sentences", () => {
    const chulha = { text: "Chulha", gloss: "clay stove", language: "Hindi" } as const;
    const [chilli, steam, story] = ["Chilli", "Steam", "Story"].map((text) => ({ text }));
    expect(originOf("alliteration", [chulha, chilli!])).toBe(
      "Both begin with Ch. Chulha is Hindi for “clay stove”.",
    );
    expect(originOf("alliteration", [steam!, story!])).toBe("Both begin with St.");
    expect(originOf("root", [chulha])).toBe("Chulha is Hindi for “clay stove”.");
    expect(originOf("invented", [])).toBe("A new word.");
  });

  it("names letters that each part of an alliteration begins with", () => {
    const names = STYLES.flatMap((style) =>
      generateNames({ ...EMPTY_BRIEF, about: "Tea stall", style, person: "Meera", seed: 3 }, 0, 60),
    );
    const alike = names.filter(({ method }) => method === "alliteration");
    expect(alike.length).toBeGreaterThan(5);
    for (const { method, parts } of alike) {
      const start = / begin with (\w+)\./.exec(originOf(method, parts))?.[1];
      if (start === undefined) {
        expect(originOf(method, parts)).toContain("begin with the same sound.");
        continue;
      }
      for (const { text } of parts)
        expect(text.slice(0, start.length).toLowerCase()).toBe(start.toLowerCase());
    }
  });
});
