import { expect, it } from "vitest";
import {
  PARTNER_TOKEN,
  isPrivatePath,
  toPartnerNumbersPath,
  redactToken,
} from "./partner-numbers.ts";

const TOKEN = "0123456789abcdef0123456789abcdef01234567";

it.each([
  toPartnerNumbersPath(TOKEN),
  `${toPartnerNumbersPath(TOKEN)}/`,
  `${toPartnerNumbersPath(TOKEN)}.data`,
  `${toPartnerNumbersPath(TOKEN)}/numbers.csv`,
  `//Affiliate//NUMBERS//${TOKEN.toUpperCase()}`,
  `/affiliate/%6eumbers/${TOKEN}`,
  `/affiliate%2Fnumbers%2f${TOKEN}`,
  `/affiliate/numbers/${TOKEN}%`,
  "/affiliate/numbers/0",
])("redacts %s, which may contain a private link", (path) => {
  expect(isPrivatePath(path)).toBe(true);
  expect(redactToken(path)).toBe("/affiliate/numbers/…");
});

it.each([
  "/",
  "/affiliate",
  "/affiliate/apply",
  "/affiliate/numbers",
  "/blog/affiliate/numbers/x",
  "/%",
])("does not redact %s, which contains no private link", (path) => {
  expect(isPrivatePath(path)).toBe(false);
  expect(redactToken(path)).toBe(path);
});

it("accepts only tokens of 160 bits", () => {
  expect(TOKEN).toMatch(PARTNER_TOKEN);
  expect(TOKEN.slice(1)).not.toMatch(PARTNER_TOKEN);
  expect(`${TOKEN}\n`).not.toMatch(PARTNER_TOKEN);
});
