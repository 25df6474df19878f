import { expect, test } from "vitest";
import { weeksOf } from "./month.ts";

test("weeks run from Monday to Sunday, without the days of other months", () => {
  const weeks = weeksOf("2027-02", "2026-11-23");
  expect(weeks).toHaveLength(4);
  expect(weeks[0]?.[0]).toBe("2027-02-01");
  expect(weeks[3]?.[6]).toBe("2027-02-28");
  expect(weeksOf("2027-01", "2026-11-23")[0]).toEqual([
    null,
    null,
    null,
    null,
    "2027-01-01",
    "2027-01-02",
    "2027-01-03",
  ]);
  expect(weeksOf("2027-05", "2026-11-23")).toHaveLength(6);
});

test("weeks that were over when the dates were made up are left out", () => {
  const [first, ...others] = weeksOf("2026-11", "2026-11-23");
  expect(first?.[0]).toBe("2026-11-23");
  expect(others).toEqual([["2026-11-30", null, null, null, null, null, null]]);
});
