import { describe, expect, it } from "vitest";
import { EMPTY_BRIEF, STYLES } from "../engine/brief.ts";
import { generateNames } from "../engine/generate.ts";
import { originOf } from "./origin.ts";

describe("where a name comes from", () => {
  it("is said in sentences", () => {
    const chulha = { text: "Chulha", gloss: "clay stove", language: "Hindi" } as const;
    expect(originOf("alliteration", [chulha, { text: "Chilli" }])).toBe(
      "Both begin with Ch. Chulha is Hindi for “clay stove”.",
    );
    expect(originOf("alliteration", [{ text: "Steam" }, { text: "Story" }])).toBe(
      "Both begin with St.",
    );
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
      const said = originOf(method, parts);
      const start = / begin with (\w+)\./.exec(said)?.[1]?.toLowerCase();
      const isTrue =
        start === undefined
          ? said.includes("begin with the same sound.")
          : parts.every(({ text }) => text.toLowerCase().startsWith(start));
      expect([said, isTrue]).toEqual([said, true]);
    }
  });
});
