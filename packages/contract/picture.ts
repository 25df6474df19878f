/** Widths in pixels of stored pictures; the largest is a picture's own, up to `MAX_WIDTH`. */
export const WIDTHS = [480, 800, 1200] as const;
export const MAX_WIDTH = 1600;
export const MAX_HEIGHT = 2400;

/** Pixels of the picture for shared links. */
export const SOCIAL = { width: 1200, height: 630 };

/** The parts of a picture's URL. */
export interface PictureAddress {
  id: string;
  width: number;
  height: number;
}

/** The path used in posts: `/pictures/<id>/<width>x<height>.webp`. It never changes. */
export const picturePath = ({ id, width, height }: PictureAddress): string =>
  `/pictures/${id}/${width}x${height}.webp`;

const ADDRESS = /^\/pictures\/([0-9a-f]{32})\/(\d{2,5})x(\d{2,5})\.webp$/;

/** Parses a picture's path; undefined if the picture is not stored here. */
export function readPicturePath(path: string): PictureAddress | undefined {
  const [, id, width, height] = ADDRESS.exec(path) ?? [];
  return id === undefined ? undefined : { id, width: Number(width), height: Number(height) };
}

/** The names of a picture's files, sorted by width, smallest first. */
export const fileNames = (
  { width, height }: Pick<PictureAddress, "width" | "height">,
  format: "avif" | "webp",
): { width: number; name: string }[] => [
  ...WIDTHS.filter((size) => size < width).map((size) => ({
    width: size,
    name: `${size}.${format}`,
  })),
  { width, name: `${width}x${height}.${format}` },
];

/** A picture's files in one format, as the value of a `srcset` attribute. */
export const pictureSrcSet = (address: PictureAddress, format: "avif" | "webp"): string =>
  fileNames(address, format)
    .map(({ name, width }) => `/pictures/${address.id}/${name} ${width}w`)
    .join(", ");

export const SOCIAL_NAME = "social.png";

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

/** Why an upload is refused. */
export type PictureProblem = "not-a-picture" | "heic" | "broken" | "too-many-pixels" | "too-narrow";

/** Maximum bytes of an upload. */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024;

/** `Content-Type` by file extension. */
export const PICTURE_TYPES: Readonly<Record<string, string>> = {
  webp: "image/webp",
  avif: "image/avif",
  png: "image/png",
};
