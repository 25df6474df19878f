import { describe, expect, it } from "vitest";
import { calculate, groupDigits, isTrue } from "./arithmetic.ts";

describe("calculate", () => {
  it.each([
    ["1 + 2 * 3", 7],
    ["(1 + 2) * 3", 9],
    ["10 - 4 - 3", 3],
    ["8 / 4 / 2", 1],
    ["2 ** 3 ** 2", 512],
    ["2 * 3 ** 2", 18],
    ["450*120 + 18000", 72_000],
  ])("%s comes to %d", (sum, value) => {
    expect(calculate(sum)).toBe(value);
  });

  it.each(["", "1 +", "(1", "1)", "1,000", "a + 1", "1 2", "process.exit()"])(
    "refuses %j",
    (sum) => {
      expect(() => calculate(sum)).toThrow(/ in /);
    },
  );
});

it("compares to the decimals shown", () => {
  expect(isTrue("10 / 3 = 3.33")).toBe(true);
  expect(isTrue("10 / 3 = 3.34")).toBe(false);
  expect(isTrue("5 / 2 = 3")).toBe(true);
  expect(isTrue("1000 * 2 = 2001")).toBe(false);
  expect(() => isTrue("1 = 1 = 1")).toThrow(/not one plain result/);
  expect(() => isTrue("1 = 1 + 0")).toThrow(/not one plain result/);
});

it.each([
  ["999", "999"],
  ["1000", "1,000"],
  ["123456", "1,23,456"],
  ["12345678.50", "1,23,45,678.50"],
])("groups %s as %s", (number, text) => {
  expect(groupDigits(number)).toBe(text);
});
