import type { PictureProblem } from "@angadi/contract/picture";

export const pictures = {
  title: "Pictures",
  explanation:
    "Pictures for posts. Each is turned upright and loses its hidden data, such as where it was taken. Copy an address into a post.",
  none: "No pictures yet. Add one with the form above.",
  add: "Add picture",
  file: "File",
  fileHint: "JPEG, PNG, WebP or AVIF, up to 15 MB.",
  alt: "Alt text",
  altHint: "What it shows, for people who cannot see it.",
  address: "Address",
  added: "Added. It is the first one below.",
  size: (width: number, height: number) => `${width} × ${height} pixels`,
  missing: "Choose a file.",
  noAlt: "Enter alt text.",
  tooLarge: "That is more than 15 MB. Please make it smaller and try again.",
  problems: {
    "not-a-picture": "This file is no JPEG, PNG, WebP or AVIF, whatever its name says.",
    heic: "This is an HEIC photo, which most browsers cannot show, so it was not added. Open this page on the iPhone and choose the photo there: it is sent as JPEG. Or, in Photos, press Share, Options, Most Compatible, send it to yourself, and add that file.",
    broken: "This picture is damaged or not complete. Please export it again.",
    "too-many-pixels":
      "This picture has too many pixels: at most 50 million, of AVIF 16 million. Please make it smaller.",
    "too-narrow":
      "This picture is too thin, too small or too long: each side from 64 to 16,000 pixels.",
  } satisfies Record<PictureProblem, string>,
};
