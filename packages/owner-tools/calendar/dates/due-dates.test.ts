import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@angadi/formats/days";
import { toDay, listYearlyDays, getNextWeekday, getPeriodBefore, getWeekday } from "./due-dates.ts";

const anyDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

describe("days", () => {
  it("are computed without clocks or time zones", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
    expect(getWeekday("2026-11-21")).toBe(6);
    expect(getNextWeekday("2026-11-21", 2)).toBe("2026-11-24");
    expect(getNextWeekday("2026-11-24", 2)).toBe("2026-11-24");
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -999, max: 999 }), (day, days) => {
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
  });

  it("stay within their month", () => {
    expect(toDay(2027, 2, "last")).toBe("2027-02-28");
    expect(toDay(2027, 2, 31)).toBe("2027-02-28");
    expect(toDay(2027, 4, 30)).toBe("2027-04-30");
  });

  it("recur every year within the bounds, in order", () => {
    const patterns = [
      { months: [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12], day: 7 },
      { months: [4], day: 30 },
    ];
    const days = listYearlyDays(patterns, "2026-12-01", "2027-11-30");
    expect(days).toHaveLength(12);
    expect(days[0]).toBe("2026-12-07");
    expect(days[4]).toBe("2027-04-30");
    expect(days).toEqual(days.toSorted());
    expect(listYearlyDays(patterns, "2026-12-07", "2026-12-07")).toEqual(["2026-12-07"]);
  });
});

it("assigns a due date to the period before it", () => {
  expect(getPeriodBefore("2026-12-20", "month")).toEqual({ first: "2026-11", last: "2026-11" });
  expect(getPeriodBefore("2027-01-11", "month")).toEqual({ first: "2026-12", last: "2026-12" });
  expect(getPeriodBefore("2027-01-22", "quarter")).toEqual({ first: "2026-10", last: "2026-12" });
  expect(getPeriodBefore("2027-05-31", "quarter")).toEqual({ first: "2027-01", last: "2027-03" });
  expect(getPeriodBefore("2027-04-18", "quarter")).toEqual({ first: "2027-01", last: "2027-03" });
  expect(getPeriodBefore("2027-04-30", "half-year")).toEqual({
    first: "2026-10",
    last: "2027-03",
  });
  expect(getPeriodBefore("2027-10-31", "half-year")).toEqual({
    first: "2027-04",
    last: "2027-09",
  });
  expect(getPeriodBefore("2027-08-31", "tax-year")).toEqual({ first: "2026-04", last: "2027-03" });
  expect(getPeriodBefore("2027-03-31", "tax-year")).toEqual({ first: "2025-04", last: "2026-03" });
  expect(getPeriodBefore("2026-12-31", "tax-year")).toEqual({ first: "2025-04", last: "2026-03" });
});
