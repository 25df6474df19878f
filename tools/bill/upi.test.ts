import fc from "fast-check";
import jsQR from "jsqr";
import { describe, expect, it } from "vitest";
import { qrOf } from "./qr.ts";
import { isUpiId, upiLink } from "./upi.ts";

/** Pixels of a module, and modules of white around. */
const SCALE = 3;
const QUIET = 4;

/** What another library reads from the code. */
function decoded(text: string): string | undefined {
  const qr = qrOf(text);
  const side = (qr.size + 2 * QUIET) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (!qr.get(Math.floor(x / SCALE) - QUIET, Math.floor(y / SCALE) - QUIET)) continue;
      pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

const handle = fc.stringMatching(/^[A-Za-z0-9._-]{2,40}$/);
const payment = fc.record({
  upiId: fc
    .tuple(handle, fc.constantFrom("upi", "okhdfcbank", "ybl", "paytm"))
    .map((parts) => parts.join("@")),
  payee: fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.constantFrom("మీరా బేక్స్", "श्री गणेश स्टोर & Sons", "Meera’s Bakes + More"),
  ),
  amount: fc.integer({ min: 1, max: 1_00_000_00 }),
  note: fc.string({ maxLength: 60 }),
});

describe("a UPI code", () => {
  it("is read by another library as it was meant, 1,000 times", () => {
    fc.assert(
      fc.property(payment, (one) => {
        const link = upiLink(one);
        expect(decoded(link)).toBe(link);
        const { protocol, searchParams } = new URL(link);
        expect(protocol).toBe("upi:");
        expect(searchParams.get("pa")).toBe(one.upiId);
        expect(searchParams.get("am")).toBe((one.amount / 100).toFixed(2));
        expect(searchParams.get("cu")).toBe("INR");
        expect(searchParams.get("tn")?.length ?? 0).toBeLessThanOrEqual(50 * 2);
      }),
      { numRuns: 1000 },
    );
  }, 120_000);

  it("holds the amount with both decimals, and names without signs that apps refuse", () => {
    expect(
      upiLink({
        upiId: " meera@upi ",
        payee: "Meera’s Bakes & Co.",
        amount: 1250_05,
        note: "Bill 26-27/001",
      }),
    ).toBe(
      "upi://pay?pa=meera@upi&pn=Meeras%20Bakes%20Co.&am=1250.05&cu=INR&tn=Bill%2026-27%20001",
    );
  });

  it("knows a UPI id", () => {
    expect(["meera@upi", "98480.00000-1@okhdfcbank"].every(isUpiId)).toBe(true);
    expect(["meera", "meera@", "@upi", "meera@gmail.com", "a b@upi"].some(isUpiId)).toBe(false);
  });
});
