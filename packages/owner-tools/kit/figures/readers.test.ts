import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatIsoDate,
  formatPercent,
  parseCountField,
  parseDateField,
  parseDurationMinutes,
  parseMonths,
  parsePercent,
} from "./readers.ts";

describe("numbers as people type them", () => {
  it.each([
    ["11", 1100],
    ["11.5 %", 1150],
    ["12 per cent", 1200],
    ["0.37", 37],
  ])("%s percent", (text, value) => {
    expect(parsePercent(text)).toEqual({ value });
  });
  it.each([
    ["", "empty"],
    ["eleven", "not-a-number"],
    ["-1", "negative"],
    ["100.01", "too-large"],
    ["0.375", "too-precise"],
  ])("not %j percent", (text, problem) => {
    expect(parsePercent(text)).toEqual({ problem });
  });

  it.each([
    ["48", 48],
    ["48 months", 48],
    ["4 years", 48],
    ["1.5 yr", 18],
  ])("%s as months", (text, value) => {
    expect(parseMonths(text)).toEqual({ value });
  });
  it.each([
    ["0", "too-small"],
    ["361", "too-large"],
    ["2.5", "too-precise"],
    ["4 lakh", "not-a-number"],
  ])("not %j months", (text, problem) => {
    expect(parseMonths(text)).toEqual({ problem });
  });

  it.each([
    ["4.5", 270],
    ["4½", 270],
    ["4½ hours", 270],
    ["4:30", 270],
    ["40 min", 40],
    ["½", 30],
  ])("%s as hours", (text, value) => {
    expect(parseDurationMinutes(text)).toEqual({ value });
  });
  it("rejects hours with seconds", () => {
    expect(parseDurationMinutes("0.001")).toEqual({ problem: "too-precise" });
    expect(parseDurationMinutes("4:60")).toEqual({ problem: "not-a-number" });
  });

  it("accepts only integers as counts", () => {
    expect(parseCountField("1,00,000")).toEqual({ value: 100_000 });
    expect(parseCountField("1.5")).toEqual({ problem: "too-precise" });
    expect(parseCountField("2 crore")).toEqual({ problem: "not-a-number" });
  });

  it("accepts only existing dates", () => {
    expect(parseDateField("2026-03-02")).toEqual({ value: 20_514 });
    expect(formatIsoDate(20_514)).toBe("2026-03-02");
    expect(parseDateField(" ")).toEqual({ problem: "empty" });
    for (const text of ["2026-02-30", "2026-13-01", "02/03/2026", "1999-01-01", "2100-01-01"]) {
      expect(parseDateField(text)).toEqual({ problem: "not-a-date" });
    }
  });
});

it("parses the percentages it formats", () => {
  fc.assert(
    fc.property(fc.nat(100_00), (basisPoints) => {
      expect(parsePercent(formatPercent(basisPoints))).toEqual({ value: basisPoints });
    }),
  );
});
