import type { ResizeOptions, Sharp } from "sharp";
import {
  MAX_PICTURE_HEIGHT,
  MAX_PICTURE_WIDTH,
  type PictureProblem,
  SOCIAL_PICTURE_SIZE,
  SOCIAL_PICTURE_FILE,
  listPictureFiles,
} from "@angadi/contract/picture";
import { type PictureKind, detectPictureKind } from "./picture-kind.ts";

/** A picture as it is stored: upright, without metadata, in all sizes. */
export interface ProcessedPicture {
  /** Pixels of the largest file. */
  width: number;
  height: number;
  files: { name: string; bytes: Uint8Array }[];
}

/** An upload that is not a usable picture. */
export class InvalidPictureError extends Error {
  override name = "InvalidPictureError";
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Maximum pixels: photos of 50 megapixels have up to 8192 × 6144. Decoding one takes 200 MB; an
 * AVIF, whose decoder needs the whole picture, 300 MB.
 */
const MAX_PIXELS = 51_000_000;
const MAX_AVIF_PIXELS = 16_000_000;
/** Minimum and maximum length of a side, in pixels. */
const MIN_SIDE = 64;
const MAX_SIDE = 16_000;
/** Timeout of one operation, in seconds. */
const TIMEOUT_SECONDS = 30;
const WEBP_OPTIONS = { quality: 78, effort: 4 };
const AVIF_OPTIONS = { quality: 52, effort: 2 };

/** The decoder's names of the kinds; it treats AVIF as a kind of HEIF. */
const DECODER_NAMES: Record<Exclude<PictureKind, "heic">, string> = {
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "heif",
};

/** The native library, loaded for the first picture: most processes never need it. */
let sharpPromise: ReturnType<typeof importSharp> | undefined;

const loadSharp = () => (sharpPromise ??= importSharp());

async function importSharp() {
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
  // Pictures are processed one at a time, and the site's responses have priority.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

let queueTail: Promise<unknown> = Promise.resolve();

/** Runs one call after another: decoding a picture takes up to 300 MB. */
function runInOrder<T>(work: () => Promise<T>): Promise<T> {
  const result = queueTail.then(work, work);
  queueTail = result.catch(() => undefined);
  return result;
}

/** Decodes an upload and renders all files to be stored. Rejects with `InvalidPictureError`. */
export function processPicture(bytes: Uint8Array): Promise<ProcessedPicture> {
  const kind = detectPictureKind(bytes);
  if (kind === undefined) return Promise.reject(new InvalidPictureError("not-a-picture"));
  if (kind === "heic") return Promise.reject(new InvalidPictureError("heic"));
  return runInOrder(() => renderFiles(bytes, DECODER_NAMES[kind]));
}

async function renderFiles(bytes: Uint8Array, format: string): Promise<ProcessedPicture> {
  const sharp = await loadSharp();
  const decode = () =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "warning", pages: 1 }).timeout({
      seconds: TIMEOUT_SECONDS,
    });
  await checkHeader(decode(), format);
  const { data, info } = await decode()
    .autoOrient()
    .resize({
      width: MAX_PICTURE_WIDTH,
      height: MAX_PICTURE_HEIGHT,
      fit: "inside",
      withoutEnlargement: true,
    })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new InvalidPictureError("broken");
    });
  const { width, height, channels } = info;
  const resize = (options: ResizeOptions) =>
    sharp(data, { raw: { width, height, channels } }).resize(options);
  const files: ProcessedPicture["files"] = [];
  for (const { name, width: fileWidth } of listPictureFiles({ width, height }, "webp")) {
    files.push({ name, bytes: await resize({ width: fileWidth }).webp(WEBP_OPTIONS).toBuffer() });
  }
  for (const { name, width: fileWidth } of listPictureFiles({ width, height }, "avif")) {
    files.push({ name, bytes: await resize({ width: fileWidth }).avif(AVIF_OPTIONS).toBuffer() });
  }
  // Some social networks show neither WebP nor AVIF.
  const socialImage = await resize({ ...SOCIAL_PICTURE_SIZE, fit: "cover" })
    .flatten({ background: "#ffffff" })
    .png({ palette: true, quality: 85, effort: 2 })
    .toBuffer();
  files.push({ name: SOCIAL_PICTURE_FILE, bytes: socialImage });
  return { width, height, files };
}

/** Checks the header before anything is decoded. */
async function checkHeader(picture: Sharp, expectedFormat: string): Promise<void> {
  const metadata = await picture.metadata().catch((error: unknown) => {
    const isLarge = error instanceof Error && /pixel limit|too large/i.test(error.message);
    throw new InvalidPictureError(isLarge ? "too-many-pixels" : "broken");
  });
  const { width, height, format, compression } = metadata;
  if (format !== expectedFormat) throw new InvalidPictureError("broken");
  if (format === "heif" && compression !== "av1") throw new InvalidPictureError("heic");
  const maxPixels = format === "heif" ? MAX_AVIF_PIXELS : MAX_PIXELS;
  if (width * height > maxPixels) throw new InvalidPictureError("too-many-pixels");
  if (Math.min(width, height) < MIN_SIDE || Math.max(width, height) > MAX_SIDE) {
    throw new InvalidPictureError("too-narrow");
  }
}
