import { expect, it } from "vitest";
import { spellOutPaise } from "./rupees-in-words.ts";

it.each([
  [0, "Rupees Zero Only"],
  [45, "Forty-Five Paise Only"],
  [100, "Rupees One Only"],
  [1900, "Rupees Nineteen Only"],
  [2000, "Rupees Twenty Only"],
  [4205, "Rupees Forty-Two and Five Paise Only"],
  [10_100, "Rupees One Hundred One Only"],
  [1_240_000, "Rupees Twelve Thousand Four Hundred Only"],
  [1_240_050, "Rupees Twelve Thousand Four Hundred and Fifty Paise Only"],
  [10_000_000, "Rupees One Lakh Only"],
  [
    123_456_789,
    "Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Eighty-Nine Paise Only",
  ],
  [1_000_000_000, "Rupees One Crore Only"],
  [123_000_000_000, "Rupees One Hundred Twenty-Three Crore Only"],
])("spells out %i paise", (paise, text) => {
  expect(spellOutPaise(paise)).toBe(text);
});
