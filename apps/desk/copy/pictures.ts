import type { PictureProblem } from "@angadi/contract/picture";
import { glossary } from "./glossary.ts";

export const picturesCopy = {
  title: "Pictures",
  explanation:
    "Pictures for posts. Each is turned upright, and hidden data, such as where it was taken, is removed. Copy a picture’s address to use it in a post.",
  none: "No pictures yet. Add one with the form above.",
  add: "Add picture",
  file: "File",
  fileHint: glossary.pictureFileHint,
  alt: glossary.altText,
  altHint: glossary.altTextHint,
  address: "Address",
  done: {
    added: "Picture added. It is the first one below.",
    known: "This picture was here already. It is the first one below, with your alt text.",
    deleted: "Picture deleted. Its address no longer works.",
  } as Readonly<Record<string, string>>,
  delete: "Delete",
  deleteNamed: (name: string) => `Delete ${name}`,
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    text: "The picture and its files are deleted for good, here and on the public site. Whoever has loaded or copied it may still have it.",
    submit: "Delete picture",
    back: { href: "/pictures", text: "Back to Pictures" },
  },
  usedBy: "These posts show it. They will have an empty place there until you edit them:",
  notFound: "This picture no longer exists. Open Pictures to see those that are left.",
  newer: glossary.newer,
  older: glossary.older,
  size: (width: number, height: number) => `${width} × ${height} pixels`,
  missingFile: glossary.chooseFile,
  missingAlt: glossary.enterAltText,
  tooLarge: "The picture is larger than 15 MB, so it was not added. Make it smaller and try again.",
  problems: {
    "not-a-picture":
      "This file is not a JPEG, PNG, WebP or AVIF picture, whatever its name says. Choose another file.",
    heic: "This is an HEIC photo, which most browsers cannot show, so it was not added. Open this page on the iPhone and choose the photo there: it is sent as JPEG. Or, in Photos, press Share, Options, Most Compatible, send it to yourself, and add that file.",
    broken: "This picture is damaged or incomplete. Export it again, then add the new file.",
    "too-many-pixels":
      "This picture has too many pixels. Make it smaller: up to 51 million pixels (51 megapixels), or 16 million for AVIF.",
    "too-narrow":
      "This picture is too thin, too small or too long. Resize it so that each side has 64 to 16,000 pixels.",
  } satisfies Record<PictureProblem, string>,
};
