import { expect, test } from "vitest";
import { wholeSums } from "./whole-sums.ts";

/** With no-break spaces shown as "_". */
const shown = (html: string) => wholeSums(html).replaceAll("\u00a0", "_");

test.each([
  ["up to its result", "so 3 × 257 = ₹771 a year", "so 3_×_257 =_₹771 a year"],
  [
    "with a result in bold",
    "₹9,12,000 ÷ 0.95 = <b>₹9,60,000</b>",
    "₹9,12,000_÷_0.95 =_<b>₹9,60,000</b>",
  ],
  ["with brackets", "(20 × 4.8 + 1) ÷ 21 = 4.6", "(20_×_4.8_+_1)_÷_21 =_4.6"],
  [
    "its products alone where it is long",
    "1,170 + 14 × 293 − 10 × 260 + 97 = 4",
    "1,170 +_14_×_293 −_10_×_260 +_97 =_4",
  ],
])("a sum stays together %s", (_, html, expected) => {
  expect(shown(html)).toBe(expected);
});

test("an address with a sum in it stays as it is", () => {
  const link = '<a href="/blog?q=2 + 3 = 5">2 shops + 3</a>';
  expect(shown(link)).toBe(link);
});

test("a number without end is passed over", () => {
  const digits = "1".repeat(300_000);
  expect(shown(digits)).toBe(digits);
});
