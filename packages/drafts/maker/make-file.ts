import type { Draft, DraftLook } from "../draft.ts";
import { makeDraft } from "../engine/make-draft.ts";
import { zipDraft } from "../package/zip-draft.ts";
import { listFonts, chooseLook, renderDraft } from "../page/render-draft.ts";
import type { Answers } from "./answers.ts";
import { toFileBaseName } from "./to-file-base-name.ts";

export const FILE_KINDS = ["html", "zip"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A draft as a file to download. */
export interface DraftFile {
  /** File name: letters, digits, dots and hyphens. */
  name: string;
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Bytes of files in packages/drafts/fonts, by file name. */
export type FontFiles = Readonly<Record<string, Uint8Array>>;

/** Makes the draft and the look for the given answers. */
export function makeDraftAndLook(answers: Answers): { draft: Draft; look: DraftLook } {
  const { brief, turn, palette, pairing, board } = answers;
  const draft = makeDraft(brief);
  const defaultLook = chooseLook(draft, turn);
  return {
    draft,
    look: {
      ...defaultLook,
      palette: palette ?? defaultLook.palette,
      pairing: pairing ?? defaultLook.pairing,
      board: board === "none" ? undefined : board,
    },
  };
}

/** The files of packages/drafts/fonts that the draft for the given answers uses. */
export function listDraftFonts(answers: Answers): string[] {
  const { draft, look } = makeDraftAndLook(answers);
  return listFonts(draft, look);
}

/** Makes the draft as a file; uses system fonts for those missing from `fonts`. */
export function makeFile(answers: Answers, kind: FileKind, fonts: FontFiles): DraftFile {
  const { draft, look } = makeDraftAndLook(answers);
  const baseName = toFileBaseName(draft.name.isKnown ? draft.name.text : "", "my-website");
  if (kind === "zip") {
    const zip = zipDraft(draft, look, fonts);
    return { name: `${baseName}.zip`, type: "application/zip", content: Uint8Array.from(zip) };
  }
  const html = renderDraft(draft, look, {
    findFontUrl: (file) => {
      const bytes = Object.hasOwn(fonts, file) ? fonts[file] : undefined;
      return bytes && `data:font/woff2;base64,${encodeBase64(bytes)}`;
    },
  });
  return {
    name: `${baseName}.html`,
    type: "text/html; charset=utf-8",
    content: new TextEncoder().encode(html),
  };
}

const encodeBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
