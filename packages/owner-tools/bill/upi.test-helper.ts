import fc from "fast-check";
import jsQR from "jsqr";
import { makeQr } from "./qr.ts";
import { buildUpiLink } from "./upi.ts";

/** Pixels per module, and the width of the quiet zone in modules. */
const SCALE = 3;
const QUIET_ZONE = 4;

/** Decodes the code with another library. */
function decodeQr(text: string): string | undefined {
  const qr = makeQr(text);
  const side = (qr.size + 2 * QUIET_ZONE) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (!qr.get(Math.floor(x / SCALE) - QUIET_ZONE, Math.floor(y / SCALE) - QUIET_ZONE)) continue;
      pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

const handleArbitrary = fc.stringMatching(/^[A-Za-z0-9._-]{2,40}$/);
const paymentArbitrary = fc.record({
  upiId: fc
    .tuple(handleArbitrary, fc.constantFrom("upi", "okhdfcbank", "ybl", "paytm"))
    .map((parts) => parts.join("@")),
  payee: fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.constantFrom("మీరా బేక్స్", "श्री गणेश स्टोर & Sons", "Meera’s Bakes + More"),
  ),
  amount: fc.integer({ min: 1, max: 1_00_000_00 }),
  note: fc.string({ maxLength: 60 }),
});

/** Returns the random payments whose code another library decodes incorrectly. */
export const findMisreadPayments = (count: number) =>
  fc.sample(paymentArbitrary, count).filter((payment) => {
    const link = buildUpiLink(payment);
    const { searchParams } = new URL(link);
    return (
      decodeQr(link) !== link ||
      searchParams.get("pa") !== payment.upiId ||
      searchParams.get("am") !== (payment.amount / 100).toFixed(2) ||
      searchParams.get("cu") !== "INR"
    );
  });
