import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BOARD_COLOURS } from "./boards.ts";
import { LETTERINGS, fitText, chooseLettering } from "./lettering.ts";

describe("a name's board", () => {
  it("has the same lettering for any capitalisation", () => {
    expect(chooseLettering("Neem Lane")).toBe(chooseLettering("NEEM LANE"));
    expect(LETTERINGS).toContain(chooseLettering(""));
  });

  it("spreads names over several letterings", () => {
    const names = ["Neem Lane", "Neem Loom", "Neemly", "Biscuit Bus", "Tara Threads", "Chaklet"];
    expect(new Set(names.map(chooseLettering)).size).toBeGreaterThan(2);
  });

  it("fits the name: number of lines, and width of the longest line", () => {
    expect(fitText("Neem")).toEqual({ lineWidth: 6, lines: 1 });
    expect(fitText("Neem Lane")).toEqual({ lineWidth: 10, lines: 1 });
    expect(fitText("Mehta &\u00a0Daughters")).toEqual({ lineWidth: 12, lines: 2 });
    expect(fitText("Supercalifragilistic")).toEqual({ lineWidth: 24, lines: 1 });
    expect(fitText("x".repeat(60))).toEqual({ lineWidth: 40, lines: 1 });
  });
});

it("uses the colours of the site's design tokens", () => {
  const tokens = readFileSync("packages/ui/styles/tokens.css", "utf8");
  for (const [name, colour] of Object.entries(BOARD_COLOURS))
    expect(tokens).toContain(`--${name}: ${colour};`);
});
