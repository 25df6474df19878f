import { expect, it } from "vitest";
import { previewedPost, signPreview } from "./preview-token.ts";

const SECRET = "a secret of more than 32 characters";
const NOW = Date.UTC(2026, 0, 1);
const HOUR = 60 * 60 * 1000;
const token = signPreview(SECRET, "tea.and.rain", NOW);

it("names its post for a day", () => {
  expect(previewedPost(SECRET, token, NOW)).toBe("tea.and.rain");
  expect(previewedPost(SECRET, token, NOW + 24 * HOUR - 1)).toBe("tea.and.rain");
  expect(previewedPost(SECRET, token, NOW + 24 * HOUR)).toBeUndefined();
});

it("names none once anything of it is changed, or for another secret", () => {
  const [id, , , until = "", signature = ""] = token.split(".");
  const later = (Number.parseInt(until, 36) + HOUR).toString(36);
  const changed = [
    "",
    ".",
    "..",
    token.slice(0, -1),
    `${token}A`,
    `x${token}`,
    `${id}.and.rain.${later}.${signature}`,
    `${id}.and.rain.${signature}`,
    `${id}.and.sun.${until}.${signature}`,
    `${id}.and.rain.${until}.`,
    `${id}.and.rain.${until}.${signature.toLowerCase()}`,
    `${id}.and.rain.${until}.${"é".repeat(signature.length)}`,
  ];
  for (const one of changed)
    expect([one, previewedPost(SECRET, one, NOW)]).toEqual([one, undefined]);
  expect(previewedPost(`${SECRET}!`, token, NOW)).toBeUndefined();
});
