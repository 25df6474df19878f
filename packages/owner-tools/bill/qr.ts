import { correction, generate } from "lean-qr";

/** Makes a QR code that can still be read if up to 15% of it is damaged. */
export const makeQr = (text: string) => generate(text, { minCorrectionLevel: correction.M });
