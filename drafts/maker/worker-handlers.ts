import { renderParts, styleOf } from "../render/render-draft.ts";
import type { Answers } from "./answers.ts";
import { fontUrl } from "./font-urls.ts";
import { type DraftFile, type FileKind, draftFor, fontsFor, makeFile } from "./make-file.ts";

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
  file: { request: { answers: Answers; kind: FileKind }; response: DraftFile };
}

const PALETTES = [0, 1, 2, 3];

/** They run in the worker, and on the page where there is none. */
export const handlers: {
  [C in keyof WorkerCalls]: (
    request: WorkerCalls[C]["request"],
  ) => Promise<WorkerCalls[C]["response"]>;
} = {
  show: (answers) => Promise.resolve(show(answers)),
  async file({ answers, kind }) {
    const fonts = await Promise.all(fontsFor(answers).map(fetchFont));
    return makeFile(answers, kind, Object.fromEntries(fonts));
  },
};

function show(answers: Answers): ShownDraft {
  const { draft, look } = draftFor(answers);
  const { body, css } = renderParts(draft, look, {
    overrides: answers.texts,
    editable: true,
    fontUrl,
  });
  const swatches = PALETTES.map((at): [string, string, string] => {
    const { palette } = styleOf({ ...look, palette: at });
    return [palette.board, palette.ground, palette.accent];
  });
  return { body, css, palette: look.palette, pairing: look.pairing, swatches };
}

async function fetchFont(file: string): Promise<[string, Uint8Array]> {
  const answer = await fetch(fontUrl(file) ?? "");
  if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}.`);
  return [file, new Uint8Array(await answer.arrayBuffer())];
}
