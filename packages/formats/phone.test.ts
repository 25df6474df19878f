import { expect, it } from "vitest";
import { formatPhone, parsePhone } from "./phone.ts";

it.each([
  ["+91 98765 43210", undefined, "+919876543210"],
  ["098765 43210", undefined, "+919876543210"],
  ["9876543210", undefined, "+919876543210"],
  ["91-98765-43210", undefined, "+919876543210"],
  ["0091 98765 43210", undefined, "+919876543210"],
  ["९८७६५ ४३२१०", undefined, "+919876543210"],
  ["౯౮౭౬౫ ౪౩౨౧౦", undefined, "+919876543210"],
  ["9876543210 / 9876500000", undefined, "+919876543210"],
  ["040 2345 6789", undefined, "+914023456789"],
  ["+91 98765 43210", "+91", "+919876543210"],
  ["098765 43210", "+91", "+919876543210"],
  ["+91 98765 43210", "+1", "+919876543210"],
  ["07911 123456", "+44", "+447911123456"],
  ["(212) 555-0123", "+1", "+12125550123"],
  ["+91 98765 43210", "+9999", "+919876543210"],
  ["9876543210", "+9999", null],
  ["98480", "+91", null],
  ["call me", undefined, null],
  ["", undefined, null],
])("reads %s with the country code %s as %s", (input, countryCode, e164) => {
  expect(parsePhone(input, countryCode)).toEqual({ input, e164 });
});

it("shows a number with its country code, and returns any other input unchanged", () => {
  expect(formatPhone(parsePhone("098765 43210"))).toBe("+91 98765 43210");
  expect(formatPhone(parsePhone("98480"))).toBe("98480");
});
