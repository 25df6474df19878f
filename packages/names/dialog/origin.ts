import type { Method, NamePart } from "../engine/model/business-name.ts";

/** A sentence about the method, if it needs one; plain compounds do not. */
const METHOD_LINES: Partial<Record<Method, string>> = {
  founder: "From the founder’s name.",
  place: "Sounds like a place to go.",
  invented: "A new word.",
};

/** The meaning of a part: “Chulha is Hindi for ‘clay stove’.” */
function formatMeaning({ text, gloss, language }: NamePart): string | undefined {
  if (!gloss) return undefined;
  return language ? `${text} is ${language} for “${gloss}”.` : `${text} means “${gloss}”.`;
}

/** A sentence or two about a name's origin and meaning; empty for plain words. */
export function formatOrigin(method: Method, parts: readonly NamePart[]): string {
  const meanings = parts.flatMap((part) => formatMeaning(part) ?? []);
  return [METHOD_LINES[method] ?? [], meanings].flat().join(" ");
}
