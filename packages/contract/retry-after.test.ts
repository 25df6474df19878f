import { expect, it, vi } from "vitest";
import { parseRetryAfter } from "./retry-after.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

it.each([
  ["120", 120_000],
  [" 0 ", 0],
  ["Sun, 29 Nov 2026 00:01:00 GMT", 60_000],
  ["Sat, 28 Nov 2026 00:00:00 GMT", 0],
  ["99999999999999999999", DAY_MS],
  ["Fri, 31 Dec 9999 23:59:59 GMT", DAY_MS],
  ["-5", 0],
  ["soon", 0],
  ["", 0],
])("reads Retry-After: %s", (value, milliseconds) => {
  vi.useFakeTimers({ now: Date.parse("2026-11-29T00:00:00Z") });
  expect(parseRetryAfter({ headers: new Headers({ "Retry-After": value }) })).toBe(milliseconds);
  vi.useRealTimers();
});

it("returns 0 if the header is missing", () => {
  expect(parseRetryAfter({ headers: new Headers() })).toBe(0);
});
