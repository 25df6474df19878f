import type { Handlers } from "@angadi/workers/worker-client";
import { FACES } from "../render/pairings.ts";
import { renderParts, resolveStyle } from "../page/render-draft.ts";
import type { Answers } from "./answers.ts";
import { findFontUrl } from "./font-urls.ts";
import {
  type DraftFile,
  type FileKind,
  type FontFiles,
  makeDraftAndLook,
  listDraftFonts,
  makeFile,
} from "./make-file.ts";

/** The heading font of a pairing, for a sample. */
export interface SampleFont {
  /** A unique family name, since the page may already have a font with the original name. */
  family: string;
  weight: string;
  /** URL of the font file. */
  url: string | undefined;
}

/** A draft for the preview. */
export interface RenderedDraft {
  /** The content of `<body>`. */
  body: string;
  /** Its headline and offers, for people who cannot see a picture of it. */
  texts: readonly string[];
  css: string;
  palette: number;
  pairing: number;
  /** Three colours for each palette to choose from. */
  swatches: readonly (readonly [string, string, string])[];
  /** The heading font of each pairing to choose from. */
  sampleFonts: readonly SampleFont[];
}

/** The engine's functions that the page can call. */
export interface DraftWorkerCalls {
  render: { request: Answers; response: RenderedDraft };
  /** Names of the files in packages/drafts/fonts that an exported file needs. */
  fonts: { request: Answers; response: string[] };
  file: { request: { answers: Answers; kind: FileKind; fonts: FontFiles }; response: DraftFile };
}

const PALETTE_INDEXES = [0, 1, 2, 3];
const PAIRING_INDEXES = [0, 1, 2];

/** The handlers of the calls; they run in the worker, or on the main thread if workers fail. */
export const draftHandlers: Handlers<DraftWorkerCalls> = {
  render: renderForPreview,
  fonts: listDraftFonts,
  file: ({ answers, kind, fonts }) => makeFile(answers, kind, fonts),
};

function renderForPreview(answers: Answers): RenderedDraft {
  const { draft, look } = makeDraftAndLook(answers);
  const { body, css } = renderParts(draft, look, { findFontUrl });
  const texts = [draft.headline, ...draft.offers.map(({ name }) => name)].map(({ text }) => text);
  const swatches = PALETTE_INDEXES.map((index): [string, string, string] => {
    const { palette } = resolveStyle(draft.tradeId, { ...look, palette: index });
    return [palette.board, palette.ground, palette.accent];
  });
  const sampleFonts = PAIRING_INDEXES.map((index): SampleFont => {
    const { heading, weight } = resolveStyle(draft.tradeId, { ...look, pairing: index }).pairing;
    const { family, file } = FACES[heading];
    return { family: `Sample ${family}`, weight: String(weight), url: findFontUrl(file) };
  });
  return { body, css, texts, palette: look.palette, pairing: look.pairing, swatches, sampleFonts };
}
