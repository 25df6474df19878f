import fc from "fast-check";
import { expect, it } from "vitest";
import { multiplyDivide, sum, ceilDivide } from "./exact-arithmetic.ts";

it("rounds halves away from zero, as spreadsheets do", () => {
  expect(multiplyDivide(5, 1, 2)).toBe(3);
  expect(multiplyDivide(-5, 1, 2)).toBe(-3);
  expect(multiplyDivide(7, 1, 3)).toBe(2);
  expect(Object.is(multiplyDivide(0, -1, 3), 0)).toBe(true);
});

it("is accurate to half a unit for any size", () => {
  const values = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(
      values,
      fc.nat(100_00),
      fc.integer({ min: 100_00, max: 1e9 }),
      (value, multiplier, divisor) => {
        const error =
          BigInt(multiplyDivide(value, multiplier, divisor)) * BigInt(divisor) -
          BigInt(value) * BigInt(multiplier);
        expect((error < 0n ? -error : error) * 2n <= BigInt(divisor)).toBe(true);
      },
    ),
  );
});

it("rounds up only if necessary", () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 1e6 }), (dividend, divisor) => {
      const quotient = ceilDivide(dividend, divisor);
      expect(quotient * divisor >= dividend && (quotient - 1) * divisor < dividend).toBe(true);
    }),
  );
});

it("throws if the result is no longer exact", () => {
  expect(() => multiplyDivide(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError);
  expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  expect(() => sum([Number.NaN])).toThrow(RangeError);
});
