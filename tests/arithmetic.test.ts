import { expect, it } from "vitest";
import { groupDigits, isTrue } from "./arithmetic.ts";

it("compares to the decimals shown", () => {
  expect(isTrue("10 / 3 = 3.33")).toBe(true);
  expect(isTrue("10 / 3 = 3.34")).toBe(false);
  expect(isTrue("5 / 2 = 3")).toBe(true);
  expect(isTrue("1000 * 2 = 2001")).toBe(false);
  expect(() => isTrue("1 = 1 = 1")).toThrow(/not one plain result/);
  expect(() => isTrue("1 = 1 + 0")).toThrow(/not one plain result/);
});

it.each(["", "1,000", "a + 1", "process.exit()", "2 // 2", "2 /* 2 */", "/2/"])(
  "rejects %j, which is not arithmetic",
  (sum) => {
    expect(() => isTrue(`${sum} = 1`)).toThrow(/not plain arithmetic/);
  },
);

it.each(["1 +", "(1", "1)", "1 2", "010"])("rejects the malformed sum %j", (sum) => {
  expect(() => isTrue(`${sum} = 1`)).toThrow(expect.objectContaining({ name: "SyntaxError" }));
});

it.each([
  ["999", "999"],
  ["1000", "1,000"],
  ["123456", "1,23,456"],
  ["12345678.50", "1,23,45,678.50"],
])("groups %s as %s", (number, text) => {
  expect(groupDigits(number)).toBe(text);
});
