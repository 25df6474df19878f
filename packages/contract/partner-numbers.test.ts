import { expect, it } from "vitest";
import {
  PARTNER_TOKEN,
  isPrivatePath,
  partnerNumbersPath,
  withoutToken,
} from "./partner-numbers.ts";

const TOKEN = "0123456789abcdef0123456789abcdef01234567";

it.each([
  partnerNumbersPath(TOKEN),
  `${partnerNumbersPath(TOKEN)}/`,
  `${partnerNumbersPath(TOKEN)}.data`,
  `${partnerNumbersPath(TOKEN)}/numbers.csv`,
  `//Affiliate//NUMBERS//${TOKEN.toUpperCase()}`,
  `/affiliate/%6eumbers/${TOKEN}`,
  `/affiliate%2Fnumbers%2f${TOKEN}`,
  `/affiliate/numbers/${TOKEN}%`,
  "/affiliate/numbers/0",
])("%s may contain a private link, and is redacted", (path) => {
  expect(isPrivatePath(path)).toBe(true);
  expect(withoutToken(path)).toBe("/affiliate/numbers/…");
});

it.each([
  "/",
  "/affiliate",
  "/affiliate/apply",
  "/affiliate/numbers",
  "/blog/affiliate/numbers/x",
  "/%",
])("%s contains no private link", (path) => {
  expect(isPrivatePath(path)).toBe(false);
  expect(withoutToken(path)).toBe(path);
});

it("a token has 160 bits", () => {
  expect(TOKEN).toMatch(PARTNER_TOKEN);
  expect(TOKEN.slice(1)).not.toMatch(PARTNER_TOKEN);
  expect(`${TOKEN}\n`).not.toMatch(PARTNER_TOKEN);
});
