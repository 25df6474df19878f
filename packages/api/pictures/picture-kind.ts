/** The kind of a picture file, by its first bytes. */
export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "heic";

const startsWith = (bytes: Uint8Array, start: readonly number[], offset = 0) =>
  start.every((byte, index) => bytes[offset + index] === byte);

const JPEG_START = [0xff, 0xd8, 0xff];
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const readAscii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCodePoint(...bytes.subarray(from, to));

/** Detects the kind of a file; undefined if it is none of these. */
export function detectPictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, JPEG_START)) return "jpeg";
  if (startsWith(bytes, PNG_START)) return "png";
  if (readAscii(bytes, 0, 4) === "RIFF" && readAscii(bytes, 8, 12) === "WEBP") return "webp";
  if (readAscii(bytes, 4, 8) !== "ftyp") return undefined;
  // The major brand and the compatible ones.
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = readAscii(bytes, 8, Math.min(length, bytes.length, 64));
  if (/avi[fs]/.test(brands)) return "avif";
  return /hei[cxms]|hev[cx]|mif1/.test(brands) ? "heic" : undefined;
}
