import fc from "fast-check";
import { expect, it } from "vitest";
import { multiplyDivide, sum, ceilDivide } from "./exact.ts";

it("rounds halves away from zero, as spreadsheets do", () => {
  expect(multiplyDivide(5, 1, 2)).toBe(3);
  expect(multiplyDivide(-5, 1, 2)).toBe(-3);
  expect(multiplyDivide(7, 1, 3)).toBe(2);
  expect(Object.is(multiplyDivide(0, -1, 3), 0)).toBe(true);
});

it("is accurate to half a unit for any size", () => {
  const safe = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(
      safe,
      fc.nat(100_00),
      fc.integer({ min: 100_00, max: 1e9 }),
      (amount, times, by) => {
        const off =
          BigInt(multiplyDivide(amount, times, by)) * BigInt(by) - BigInt(amount) * BigInt(times);
        expect((off < 0n ? -off : off) * 2n <= BigInt(by)).toBe(true);
      },
    ),
  );
});

it("rounds up only if necessary", () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 1e6 }), (amount, by) => {
      const pieces = ceilDivide(amount, by);
      expect(pieces * by >= amount && (pieces - 1) * by < amount).toBe(true);
    }),
  );
});

it("throws if the result is no longer exact", () => {
  expect(() => multiplyDivide(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError);
  expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  expect(() => sum([Number.NaN])).toThrow(RangeError);
});
