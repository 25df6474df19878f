import { FACES } from "../render/pairings.ts";
import { renderParts, resolveStyle } from "../render/render-draft.ts";
import type { Answers } from "./answers.ts";
import { fontUrl } from "./font-urls.ts";
import {
  type DraftFile,
  type FileKind,
  type Fonts,
  draftFor,
  fontsFor,
  makeFile,
} from "./make-file.ts";

/** The heading's letters of a pair of type, for a sample of them. */
export interface SampleLetters {
  /** A name of its own: the page that shows the sample may have a font of the face's name. */
  family: string;
  weight: string;
  /** The font's file. */
  url: string | undefined;
}

/** A draft for the preview. */
export interface ShownDraft {
  /** Inside `<body>`; texts that can be changed are marked with `data-field`. */
  body: string;
  css: string;
  palette: number;
  pairing: number;
  /** Three colours of each palette there is to choose. */
  swatches: readonly (readonly [string, string, string])[];
  /** The letters of each pair there is to choose. */
  letters: readonly SampleLetters[];
}

/** What the page calls in the engine. */
export interface WorkerCalls {
  show: { request: Answers; response: ShownDraft };
  /** Names of the files of packages/drafts/fonts that a file needs. */
  fonts: { request: Answers; response: string[] };
  file: { request: { answers: Answers; kind: FileKind; fonts: Fonts }; response: DraftFile };
}

const PALETTES = [0, 1, 2, 3];
const PAIRINGS = [0, 1, 2];

/** They run in the worker, and on the page where there is none. */
const handlers: {
  [C in keyof WorkerCalls]: (request: WorkerCalls[C]["request"]) => WorkerCalls[C]["response"];
} = {
  show,
  fonts: fontsFor,
  file: ({ answers, kind, fonts }) => makeFile(answers, kind, fonts),
};

/** A call with what it asks for. */
export type WorkerCall = {
  [C in keyof WorkerCalls]: { name: C; request: WorkerCalls[C]["request"] };
}[keyof WorkerCalls];

export type WorkerAnswer = WorkerCalls[keyof WorkerCalls]["response"];

/** Does what a call asks for. */
export function handle(call: WorkerCall): WorkerAnswer {
  if (call.name === "show") return handlers.show(call.request);
  return call.name === "fonts" ? handlers.fonts(call.request) : handlers.file(call.request);
}

function show(answers: Answers): ShownDraft {
  const { draft, look } = draftFor(answers);
  const { body, css } = renderParts(draft, look, {
    overrides: answers.texts,
    editable: true,
    fontUrl,
  });
  const swatches = PALETTES.map((at): [string, string, string] => {
    const { palette } = resolveStyle(draft.trade, { ...look, palette: at });
    return [palette.board, palette.ground, palette.accent];
  });
  const letters = PAIRINGS.map((at): SampleLetters => {
    const { heading, weight } = resolveStyle(draft.trade, { ...look, pairing: at }).pairing;
    const { family, file } = FACES[heading];
    return { family: `Sample ${family}`, weight: String(weight), url: fontUrl(file) };
  });
  return { body, css, palette: look.palette, pairing: look.pairing, swatches, letters };
}
