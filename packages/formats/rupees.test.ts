import fc from "fast-check";
import { expect, it } from "vitest";
import {
  formatAmount,
  formatDecimal,
  formatPaise,
  formatRupees,
  formatSignedAmount,
} from "./rupees.ts";

it("formats rupees with Indian digit grouping", () => {
  expect(formatPaise(0)).toBe("₹0");
  expect(formatPaise(5)).toBe("₹0.05");
  expect(formatPaise(1250_50)).toBe("₹1,250.50");
  expect(formatPaise(1_25_000_00)).toBe("₹1,25,000");
  expect(formatPaise(-1_02_000_00)).toBe("−₹1,02,000");
  expect(formatPaise(1_000_00_00_000_00)).toBe("₹10,00,00,00,000");
  expect(formatRupees(1_25_000)).toBe("₹1,25,000");
  expect(formatDecimal(1250, 2)).toBe("12.5");
  expect(formatDecimal(-5, 2)).toBe("-0.05");
});

it("formats amounts of a column with two decimals", () => {
  expect(formatAmount(12_345_50)).toBe("12,345.50");
  expect(formatAmount(1_25_000_00)).toBe("1,25,000.00");
  expect(formatSignedAmount(45)).toBe("+ 0.45");
  expect(formatSignedAmount(-45)).toBe("− 0.45");
});

it("groups like Intl.NumberFormat, which writes a hyphen for a minus", () => {
  const format = (digits: number) =>
    new Intl.NumberFormat("en-IN", {
      style: "currency",
      currency: "INR",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const [whole, withPaise] = [format(0), format(2)];
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (paise) => {
      const expected = (paise % 100 === 0 ? whole : withPaise).format(paise / 100);
      expect(formatPaise(paise)).toBe(expected.replace("-", "−"));
    }),
  );
});
