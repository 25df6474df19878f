import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { findRejection } from "../guards/rejection.ts";
import { isPronounceable } from "../sound/pronounceable.ts";
import { typeWords } from "../../type-words.ts";
import { TRADES } from "./trades.ts";
import { getRoots } from "./roots.ts";

describe("the lists of words", () => {
  it("have a meaning for every root, and only existing roots in trades", () => {
    const table = getRoots();
    expect(table.size).toBeGreaterThan(300);
    expect([...table.values()].filter(({ gloss }) => gloss === "")).toEqual([]);
    const missing = Object.values(TRADES)
      .flatMap((trade) => trade.roots.split(", "))
      .filter((word) => !table.has(word.toLowerCase()));
    expect(missing).toEqual([]);
  });

  it("do not repeat the phrases of the table of business types", () => {
    const repeated = globSync(path.join(import.meta.dirname, "trades/*.json")).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(file, "utf8")) as typeof TRADES).flatMap(
        ([name, { match }]) =>
          typeWords
            .filter(({ trade }) => trade === name)
            .flatMap(({ phrases }) => phrases)
            .filter((phrase) => match.split(", ").includes(phrase)),
      ),
    );
    expect(repeated).toEqual([]);
    expect(typeWords.filter(({ trade }) => trade !== "" && !TRADES[trade])).toEqual([]);
  });

  it("contain only pictures that are allowed and pronounceable", () => {
    const pictures = Object.values(TRADES).flatMap((trade) => trade.pictures.split(", "));
    expect(pictures.filter((picture) => !isPronounceable(picture))).toEqual([]);
    expect(pictures.filter((picture) => findRejection(picture) !== undefined)).toEqual([]);
  });

  it("have modern and classic signs for every trade", () => {
    const tradesWithoutSigns = Object.entries(TRADES).filter(
      ([, { signs }]) => signs.modern === "" || signs.classic === "",
    );
    expect(tradesWithoutSigns).toEqual([]);
  });
});
