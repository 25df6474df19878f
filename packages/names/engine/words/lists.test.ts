import { describe, expect, it } from "vitest";
import { refusal } from "../guards/refusal.ts";
import { isPronounceable } from "../sound/pronounceable.ts";
import { TRADES } from "./trades.ts";
import { roots } from "./roots.ts";

describe("the lists of words", () => {
  it("give every root a meaning, and a trade only roots there are", () => {
    const table = roots();
    expect(table.size).toBeGreaterThan(300);
    expect([...table.values()].filter(({ gloss }) => gloss === "")).toEqual([]);
    const missing = Object.values(TRADES)
      .flatMap((trade) => trade.roots.split(", "))
      .filter((word) => !table.has(word.toLowerCase()));
    expect(missing).toEqual([]);
  });

  it("hold whole pictures one may propose and can say", () => {
    const pictures = Object.values(TRADES).flatMap((trade) => trade.pictures.split(", "));
    expect(pictures.filter((picture) => !isPronounceable(picture))).toEqual([]);
    expect(pictures.filter((picture) => refusal(picture) !== undefined)).toEqual([]);
  });

  it("give every trade signs of its own for two styles at least", () => {
    const bare = Object.entries(TRADES).filter(
      ([, { signs }]) => signs.modern === "" || signs.classic === "",
    );
    expect(bare).toEqual([]);
  });
});
