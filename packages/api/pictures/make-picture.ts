import type { Sharp } from "sharp";
import {
  MAX_HEIGHT,
  MAX_WIDTH,
  type PictureProblem,
  SOCIAL,
  SOCIAL_NAME,
  fileNames,
} from "@angadi/contract/picture";
import { type PictureKind, pictureKind } from "./picture-kind.ts";

/** A picture as it is stored: upright, without metadata, in all sizes. */
export interface ProcessedPicture {
  /** Pixels of the largest. */
  width: number;
  height: number;
  files: { name: string; bytes: Uint8Array }[];
}

/** The upload is not a usable picture. */
export class BadPictureError extends Error {
  override name = "BadPictureError";
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Maximum pixels: cameras of 50 megapixels make up to 8192 × 6144. Decoded they take 200 MB; as AVIF,
 * whose decoder needs whole pictures, 300 MB.
 */
const MAX_PIXELS = 51_000_000;
const MAX_AVIF_PIXELS = 16_000_000;
/** Minimum and maximum pixels of a side. */
const MIN_SIDE = 64;
const MAX_SIDE = 16_000;
/** Timeout of one step, in seconds. */
const TIMEOUT = 30;
const WEBP = { quality: 78, effort: 4 };
const AVIF = { quality: 52, effort: 2 };

/** The decoder's names of the kinds; it treats AVIF as a kind of HEIF. */
const DECODED: Record<Exclude<PictureKind, "heic">, string> = {
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "heif",
};

/** The native library, loaded with the first picture, because most processes never need it. */
let sharpPromise: ReturnType<typeof load> | undefined;

const loadSharp = () => (sharpPromise ??= load());

async function load() {
  const { default: sharp } = await import("sharp");
  // Allow only these four formats: every other decoder is an attack surface.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadJpegBuffer",
      "VipsForeignLoadPngBuffer",
      "VipsForeignLoadWebpBuffer",
      "VipsForeignLoadHeifBuffer",
    ],
  });
  // One picture at a time needs no cache, and the process's responses have priority.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

let queueTail: Promise<unknown> = Promise.resolve();

/** One after another: a picture takes up to 300 MB while it is decoded. */
function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const result = queueTail.then(work, work);
  queueTail = result.catch(() => undefined);
  return result;
}

/** Decodes an upload and makes all files to be stored. Rejects with `BadPictureError`. */
export function processPicture(bytes: Uint8Array): Promise<ProcessedPicture> {
  const kind = pictureKind(bytes);
  if (kind === undefined) return Promise.reject(new BadPictureError("not-a-picture"));
  if (kind === "heic") return Promise.reject(new BadPictureError("heic"));
  return enqueue(() => renderFiles(bytes, DECODED[kind]));
}

async function renderFiles(bytes: Uint8Array, format: string): Promise<ProcessedPicture> {
  const sharp = await loadSharp();
  const decode = () =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "warning", pages: 1 }).timeout({
      seconds: TIMEOUT,
    });
  await check(decode(), format);
  const { data, info } = await decode()
    .autoOrient()
    .resize({
      width: MAX_WIDTH,
      height: MAX_HEIGHT,
      fit: "inside",
      withoutEnlargement: true,
    })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new BadPictureError("broken");
    });
  const { width, height, channels } = info;
  const upright = () => sharp(data, { raw: { width, height, channels } });
  const files: ProcessedPicture["files"] = [];
  for (const { name, width: target } of fileNames({ width, height }, "webp")) {
    files.push({ name, bytes: await upright().resize({ width: target }).webp(WEBP).toBuffer() });
  }
  for (const { name, width: target } of fileNames({ width, height }, "avif")) {
    files.push({ name, bytes: await upright().resize({ width: target }).avif(AVIF).toBuffer() });
  }
  // PNG, because social networks show neither WebP nor AVIF.
  const social = await upright()
    .resize({ ...SOCIAL, fit: "cover" })
    .flatten({ background: "#ffffff" })
    .png({ palette: true, quality: 85, effort: 2 })
    .toBuffer();
  files.push({ name: SOCIAL_NAME, bytes: social });
  return { width, height, files };
}

/** Checks only the header, before anything is decoded. */
async function check(picture: Sharp, expected: string): Promise<void> {
  const metadata = await picture.metadata().catch((error: unknown) => {
    const isLarge = error instanceof Error && /pixel limit|too large/i.test(error.message);
    throw new BadPictureError(isLarge ? "too-many-pixels" : "broken");
  });
  const { width, height, format, compression } = metadata;
  if (format !== expected) throw new BadPictureError("broken");
  if (format === "heif" && compression !== "av1") throw new BadPictureError("heic");
  const maxPixels = format === "heif" ? MAX_AVIF_PIXELS : MAX_PIXELS;
  if (width * height > maxPixels) throw new BadPictureError("too-many-pixels");
  if (Math.min(width, height) < MIN_SIDE || Math.max(width, height) > MAX_SIDE) {
    throw new BadPictureError("too-narrow");
  }
}
