import { expect, it } from "vitest";
import { isSlab, listSlabs } from "./slabs.ts";

it("knows the rates on the date of a bill", () => {
  const rates = [0, 25, 3_00, 5_00, 12_00, 18_00, 28_00, 40_00];
  const listKnownRates = (date: string) => rates.filter((rate) => isSlab(date, rate));
  expect(listKnownRates("2025-09-22")).toEqual([0, 25, 3_00, 5_00, 18_00, 40_00]);
  expect(listKnownRates("")).toEqual(listKnownRates("2025-09-22"));
  expect(listKnownRates("2025-09-21")).toEqual([0, 25, 3_00, 5_00, 12_00, 18_00, 28_00]);
  expect(listKnownRates("2017-06-30")).toEqual([]);
  expect(isSlab("2026-11-23", 10)).toBe(true);
});

it("lists the usual rates on a date", () => {
  expect(listSlabs("2026-11-23")).toContain("40");
  expect(listSlabs("2024-05-01")).toContain("12");
  expect(listSlabs("2024-05-01")).not.toContain("40");
});
