/**
 * Widths in pixels at which pictures are stored, in addition to their own width, which is at most
 * `MAX_PICTURE_WIDTH`.
 */
export const PICTURE_WIDTHS = [480, 800, 1200] as const;
export const MAX_PICTURE_WIDTH = 1600;
export const MAX_PICTURE_HEIGHT = 2400;

/** Size in pixels of the picture for shared links. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 };

/** The parts of a picture's URL. */
export interface PictureAddress {
  id: string;
  width: number;
  height: number;
}

/** Returns the path used in posts: `/pictures/<id>/<width>x<height>.webp`. It never changes. */
export const toPicturePath = ({ id, width, height }: PictureAddress): string =>
  `/pictures/${id}/${width}x${height}.webp`;

const PICTURE_PATH = /^\/pictures\/([0-9a-f]{32})\/(\d{2,5})x(\d{2,5})\.webp$/;

/** Parses a picture's path; undefined if the picture is not stored here. */
export function parsePicturePath(path: string): PictureAddress | undefined {
  const [, id, width, height] = PICTURE_PATH.exec(path) ?? [];
  return id === undefined ? undefined : { id, width: Number(width), height: Number(height) };
}

/** Returns the names of a picture's files, sorted by width, smallest first. */
export const listPictureFiles = (
  { width, height }: Pick<PictureAddress, "width" | "height">,
  format: "avif" | "webp",
): { width: number; name: string }[] => [
  ...PICTURE_WIDTHS.filter((smallerWidth) => smallerWidth < width).map((smallerWidth) => ({
    width: smallerWidth,
    name: `${smallerWidth}.${format}`,
  })),
  { width, name: `${width}x${height}.${format}` },
];

/** Returns a picture's files in one format, as the value of a `srcset` attribute. */
export const toPictureSrcSet = (address: PictureAddress, format: "avif" | "webp"): string =>
  listPictureFiles(address, format)
    .map(({ name, width }) => `/pictures/${address.id}/${name} ${width}w`)
    .join(", ");

export const SOCIAL_PICTURE_FILE = "social.png";

/** A stored picture. */
export interface Picture {
  id: string;
  /** Name of the uploaded file. */
  name: string;
  /** Pixels of the largest size. */
  width: number;
  height: number;
  alt: string;
}

/** Why an upload is rejected. */
export type PictureProblem = "not-a-picture" | "heic" | "broken" | "too-many-pixels" | "too-narrow";

/** Maximum bytes of an upload. */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024;

/** `Content-Type` by file extension. */
export const PICTURE_CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: "image/webp",
  avif: "image/avif",
  png: "image/png",
};
