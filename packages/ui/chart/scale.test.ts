import { expect, it } from "vitest";
import { calculateScaleMax } from "./scale.ts";

it.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [9, 10],
  [11, 20],
  [41, 60],
  [100, 100],
  [101, 200],
  [1_234, 2_000],
  [87_000, 100_000],
])("ends the scale for %d at %d", (maxValue, end) => {
  expect(calculateScaleMax(maxValue)).toBe(end);
});
