import { expect, test } from "vitest";
import {
  formatDate,
  formatDay,
  formatDayWithoutYear,
  formatFullDay,
  formatMonth,
} from "./format-date.ts";

test("times are dates in India", () => {
  expect(formatDate("2026-11-12T18:29:59.999Z")).toBe("Nov 12, 2026");
  expect(formatDate("2026-11-12T18:30:00Z")).toBe("Nov 13, 2026");
  expect(formatDate("2026-12-31T20:00:00Z")).toBe("Jan 1, 2027");
  expect(formatDate("2026-09-01")).toBe("Sep 1, 2026");
  expect(() => formatDate("soon")).toThrow(RangeError);
});

test("times have the same date as by Intl", () => {
  const format = new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeZone: "Asia/Kolkata",
  });
  for (let time = Date.UTC(1995, 0, 1, 5); time < Date.UTC(2100, 0, 1); time += 1e9) {
    expect(formatDate(new Date(time).toISOString())).toBe(format.format(time));
  }
});

test("days have short and long forms", () => {
  expect(formatDay("2026-11-03")).toBe("3 Nov 2026");
  expect(formatFullDay("2026-09-23")).toBe("23 September 2026");
  expect(formatDayWithoutYear("2026-09-23")).toBe("23 Sep");
  expect(formatMonth("2027-01")).toBe("January 2027");
});

test("invalid days are returned unchanged", () => {
  for (const day of ["", "soon", "2026-13-01", "2026-11-3"]) {
    expect([formatDay(day), formatFullDay(day), formatDayWithoutYear(day)]).toEqual([
      day,
      day,
      day,
    ]);
  }
});
