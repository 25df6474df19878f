import { correction, generate } from "lean-qr";

/** The code of a text; mended by phones where up to 15% of it is lost. */
export const makeQr = (text: string) => generate(text, { minCorrectionLevel: correction.M });
