/** Widths in pixels in which pictures are kept; the largest is a picture's own, up to `MAX_WIDTH`. */
export const WIDTHS = [480, 800, 1200] as const;
export const MAX_WIDTH = 1600;
export const MAX_HEIGHT = 2400;

/** Pixels of what shared links show. */
export const SOCIAL = { width: 1200, height: 630 };

/** A picture by its address. */
export interface PictureAddress {
  id: string;
  width: number;
  height: number;
}

/** The address used in posts: `/pictures/<id>/<width>x<height>.webp`. It never changes. */
export const picturePath = ({ id, width, height }: PictureAddress): string =>
  `/pictures/${id}/${width}x${height}.webp`;

const ADDRESS = /^\/pictures\/([0-9a-f]{32})\/(\d{2,5})x(\d{2,5})\.webp$/;

/** What an address says of a picture; undefined for one that is not kept here. */
export function readPicturePath(path: string): PictureAddress | undefined {
  const [, id, width, height] = ADDRESS.exec(path) ?? [];
  return id === undefined ? undefined : { id, width: Number(width), height: Number(height) };
}

/** The names of a picture's files, by width, the smallest first. */
export const fileNames = (
  { width, height }: Pick<PictureAddress, "width" | "height">,
  format: "avif" | "webp",
): { width: number; name: string }[] => [
  ...WIDTHS.filter((one) => one < width).map((one) => ({ width: one, name: `${one}.${format}` })),
  { width, name: `${width}x${height}.${format}` },
];

/** A picture's files in one format, as the value of a `srcset` attribute. */
export const pictureSrcSet = (address: PictureAddress, format: "avif" | "webp"): string =>
  fileNames(address, format)
    .map(({ name, width }) => `/pictures/${address.id}/${name} ${width}w`)
    .join(", ");

export const SOCIAL_NAME = "social.png";

/** A picture that is kept. */
export interface Picture {
  id: string;
  /** Of the file that was uploaded. */
  name: string;
  /** Pixels of the largest size. */
  width: number;
  height: number;
  alt: string;
  createdAt: string;
  uploadedBy: string;
}

/** Why an upload is refused. */
export type PictureProblem = "not-a-picture" | "heic" | "broken" | "too-many-pixels" | "too-narrow";

/** Bytes of an upload at most. */
export const MAX_UPLOAD = 15 * 1024 * 1024;

/** The kinds of files' endings, for `Content-Type`. */
export const PICTURE_TYPES: Readonly<Record<string, string>> = {
  webp: "image/webp",
  avif: "image/avif",
  png: "image/png",
};
