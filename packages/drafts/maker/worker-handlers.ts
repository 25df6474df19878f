import type { Handlers } from "@angadi/workers/worker-client";
import { FACES } from "../render/pairings.ts";
import { renderParts, resolveStyle } from "../page/render-draft.ts";
import type { Answers } from "./answers.ts";
import { fontUrl } from "./font-urls.ts";
import {
  type DraftFile,
  type FileKind,
  type Fonts,
  makeDraftAndLook,
  listDraftFonts,
  makeFile,
} from "./make-file.ts";

/** The heading font of a pairing, for a sample. */
export interface SampleLetters {
  /** A unique family name, since the page may already have a font with the original name. */
  family: string;
  weight: string;
  /** URL of the font file. */
  url: string | undefined;
}

/** A draft for the preview. */
export interface ShownDraft {
  /** The content of `<body>`. */
  body: string;
  /** Its headline and offers, for people who cannot see a picture of it. */
  words: readonly string[];
  css: string;
  palette: number;
  pairing: number;
  /** Three colours for each palette to choose from. */
  swatches: readonly (readonly [string, string, string])[];
  /** The heading font of each pairing to choose from. */
  letters: readonly SampleLetters[];
}

/** The engine's functions that the page can call. */
export interface WorkerCalls {
  show: { request: Answers; response: ShownDraft };
  /** Names of the files in packages/drafts/fonts that an exported file needs. */
  fonts: { request: Answers; response: string[] };
  file: { request: { answers: Answers; kind: FileKind; fonts: Fonts }; response: DraftFile };
}

const PALETTES = [0, 1, 2, 3];
const PAIRINGS = [0, 1, 2];

/** Run in the worker, or on the main thread if there is no worker. */
export const handlers: Handlers<WorkerCalls> = {
  show,
  fonts: listDraftFonts,
  file: ({ answers, kind, fonts }) => makeFile(answers, kind, fonts),
};

function show(answers: Answers): ShownDraft {
  const { draft, look } = makeDraftAndLook(answers);
  const { body, css } = renderParts(draft, look, { fontUrl });
  const words = [draft.headline, ...draft.offers.map(({ name }) => name)].map(({ text }) => text);
  const swatches = PALETTES.map((at): [string, string, string] => {
    const { palette } = resolveStyle(draft.trade, { ...look, palette: at });
    return [palette.board, palette.ground, palette.accent];
  });
  const letters = PAIRINGS.map((at): SampleLetters => {
    const { heading, weight } = resolveStyle(draft.trade, { ...look, pairing: at }).pairing;
    const { family, file } = FACES[heading];
    return { family: `Sample ${family}`, weight: String(weight), url: fontUrl(file) };
  });
  return { body, css, words, palette: look.palette, pairing: look.pairing, swatches, letters };
}
