import { renderParts, styleOf } from "../render/render-draft.ts";
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

/** A draft for the preview. */
export interface ShownDraft {
  /** Inside `<body>`; texts that can be changed are marked with `data-field`. */
  body: string;
  css: string;
  palette: number;
  pairing: number;
  /** Three colours of each palette there is to choose. */
  swatches: readonly (readonly [string, string, string])[];
}

/** What the page calls in the engine. */
export interface WorkerCalls {
  show: { request: Answers; response: ShownDraft };
  /** Names of the files of drafts/fonts that a file needs. */
  fonts: { request: Answers; response: string[] };
  file: { request: { answers: Answers; kind: FileKind; fonts: Fonts }; response: DraftFile };
}

const PALETTES = [0, 1, 2, 3];

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
    const { palette } = styleOf(draft.trade, { ...look, palette: at });
    return [palette.board, palette.ground, palette.accent];
  });
  return { body, css, palette: look.palette, pairing: look.pairing, swatches };
}
