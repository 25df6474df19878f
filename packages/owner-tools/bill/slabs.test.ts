import { expect, it } from "vitest";
import { isSlabOn, slabsOn } from "./slabs.ts";

it("knows the rates on the date of a bill", () => {
  const rates = [0, 25, 3_00, 5_00, 12_00, 18_00, 28_00, 40_00];
  const listOn = (date: string) => rates.filter((rate) => isSlabOn(date, rate));
  expect(listOn("2025-09-22")).toEqual([0, 25, 3_00, 5_00, 18_00, 40_00]);
  expect(listOn("")).toEqual(listOn("2025-09-22"));
  expect(listOn("2025-09-21")).toEqual([0, 25, 3_00, 5_00, 12_00, 18_00, 28_00]);
  expect(listOn("2017-06-30")).toEqual([]);
  expect(isSlabOn("2026-11-23", 10)).toBe(true);
});

it("offers the usual rates of the day", () => {
  expect(slabsOn("2026-11-23")).toContain("40");
  expect(slabsOn("2024-05-01")).toContain("12");
  expect(slabsOn("2024-05-01")).not.toContain("40");
});
