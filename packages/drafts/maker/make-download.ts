import type { Answers } from "./answers.ts";
import { findFontUrl } from "./font-urls.ts";
import type { DraftFile, FileKind } from "./make-file.ts";
import { callDraftEngine } from "./worker-client.ts";

/** Makes a file of a draft with its fonts. Rejects if the fonts cannot be fetched. */
export async function makeDownload(answers: Answers, kind: FileKind): Promise<DraftFile> {
  const files = await callDraftEngine("fonts", answers);
  // Not in the worker, whose Content-Security-Policy allows no fetches.
  const fonts = Object.fromEntries(await Promise.all(files.map(fetchFont)));
  return callDraftEngine("file", { answers, kind, fonts });
}

async function fetchFont(file: string): Promise<[string, Uint8Array]> {
  const response = await fetch(findFontUrl(file) ?? "");
  if (!response.ok) throw new Error(`${file}: HTTP ${response.status}`);
  return [file, new Uint8Array(await response.arrayBuffer())];
}
