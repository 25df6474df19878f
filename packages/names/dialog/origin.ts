import type { Method, NamePart } from "../engine/business-name.ts";

/** What is worth telling of a method by itself; of plain words put together, nothing is. */
const METHOD_LINES: Partial<Record<Method, string>> = {
  founder: "From the founder’s name.",
  place: "Sounds like a place to go.",
  invented: "A new word.",
};

/** What a part means: “Chulha is Hindi for ‘clay stove’.” */
function meaningText({ text, gloss, language }: NamePart): string | undefined {
  if (!gloss) return undefined;
  return language ? `${text} is ${language} for “${gloss}”.` : `${text} means “${gloss}”.`;
}

/** Where a name comes from, and what its parts mean, in a sentence or two; empty for plain words. */
export function originText(method: Method, parts: readonly NamePart[]): string {
  const meanings = parts.flatMap((part) => meaningText(part) ?? []);
  return [METHOD_LINES[method] ?? [], meanings].flat().join(" ");
}
