import { expect, test } from "vitest";
import { preventCalculationBreaks } from "./unbroken-calculations.ts";

/** Shows no-break spaces as "_". */
const showNbsp = (text: string) => preventCalculationBreaks(text).replaceAll("\u00a0", "_");

test.each([
  ["up to its result", "so 3 × 257 = ₹771 a year", "so 3_×_257 =_₹771 a year"],
  ["with a result in the next element", "₹9,12,000 ÷ 0.95 = ", "₹9,12,000_÷_0.95 =_"],
  ["with brackets", "(20 × 4.8 + 1) ÷ 21 = 4.6", "(20_×_4.8_+_1)_÷_21 =_4.6"],
  [
    "only in its products, if it is long",
    "1,170 + 14 × 293 − 10 × 260 + 97 = 4",
    "1,170 +_14_×_293 −_10_×_260 +_97 =_4",
  ],
])("keeps a calculation together %s", (_, text, expected) => {
  expect(showNbsp(text)).toBe(expected);
});

test("ignores an extremely long number", () => {
  const digits = "1".repeat(300_000);
  expect(showNbsp(digits)).toBe(digits);
});
