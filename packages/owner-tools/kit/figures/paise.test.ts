import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPaise } from "@angadi/formats/rupees";
import { MAX_PAISE, readRupees } from "./paise.ts";

describe("rupees as people type them", () => {
  it.each([
    ["1,25,000", 1_25_000_00],
    ["125000", 1_25_000_00],
    ["125,000", 1_25_000_00],
    ["₹ 1250.50", 1250_50],
    ["₹1,250.5", 1250_50],
    ["Rs. 400", 400_00],
    ["rs 400/-", 400_00],
    ["INR 400", 400_00],
    ["1.25 lakh", 1_25_000_00],
    ["1.25 लाख", 1_25_000_00],
    ["2 crore", 2_00_00_000_00],
    ["2 करोड़", 2_00_00_000_00],
    ["0.5 Cr", 50_00_000_00],
    ["12k", 12_000_00],
    ["१,२५,०००", 1_25_000_00],
    ["౧౨౫౦", 1250_00],
    ["１２５０", 1250_00],
    ["  42  ", 42_00],
    [".5", 50],
    ["7.", 7_00],
    ["7.000", 7_00],
    ["0", 0],
    ["1000 crore", MAX_PAISE],
  ])("%s", (text, value) => {
    expect(readRupees(text)).toEqual({ value });
  });

  it.each([
    ["", "empty"],
    ["   ", "empty"],
    ["abc", "not-a-number"],
    ["1.2.3", "not-a-number"],
    ["1e5", "not-a-number"],
    ["0x10", "not-a-number"],
    ["Infinity", "not-a-number"],
    ["NaN", "not-a-number"],
    // A decimal comma read as a separator would make the amount a hundred times larger.
    ["1250,50", "not-a-number"],
    ["1,25,00", "not-a-number"],
    ["1 25 000", "not-a-number"],
    ["12 constructor", "not-a-number"],
    ["12 __proto__", "not-a-number"],
    ["₹", "not-a-number"],
    [".", "not-a-number"],
    ["-", "not-a-number"],
    ["9".repeat(10_000), "not-a-number"],
    ["-5", "negative"],
    ["−5", "negative"],
    ["-₹5", "negative"],
    ["₹-5", "negative"],
    ["1250.505", "too-precise"],
    ["0.001", "too-precise"],
    ["1.23456789 lakh", "too-precise"],
    ["1000.01 crore", "too-large"],
    ["99999999999999999999", "too-large"],
  ])("rejects %j", (text, problem) => {
    expect(readRupees(text)).toEqual({ problem });
  });

  it("accepts a minus only if allowed, and never returns minus zero", () => {
    const limits = { min: -MAX_PAISE, max: MAX_PAISE };
    expect(readRupees("-₹92,000", limits)).toEqual({ value: -92_000_00 });
    expect(readRupees("-0", limits)).toEqual({ value: 0 });
    expect(Object.is(Object.values(readRupees("-0", limits))[0], 0)).toBe(true);
    expect(readRupees("-1001 crore", limits)).toEqual({ problem: "too-small" });
  });

  it("parses the text it formats", () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_PAISE, max: MAX_PAISE }), (paise) => {
        expect(readRupees(formatPaise(paise), { min: -MAX_PAISE, max: MAX_PAISE })).toEqual({
          value: paise,
        });
      }),
    );
  });

  it("returns a value or a problem for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const result = readRupees(text);
        expect(
          "value" in result ? Number.isSafeInteger(result.value) : result.problem.length > 0,
        ).toBe(true);
      }),
    );
  });
});
