import type { Method, NamePart } from "../engine/business-name.ts";

const METHOD_LINES: Record<Method, (texts: readonly string[]) => string> = {
  compound: () => "Plain words, put together.",
  root: () => "With an Indian word.",
  alliteration: (texts) => `${texts.length > 2 ? "All" : "Both"} begin with ${beginningOf(texts)}.`,
  founder: () => "From the founder’s name.",
  place: () => "Sounds like a place to go.",
  invented: () => "A new word.",
};

/** What all of them begin with: "Ch" of Chulha and Chilli. Corner and Kettle have only the sound. */
function beginningOf([first = "", ...others]: readonly string[]): string {
  const letters = /^(?:[^aeiou]+|.)/i.exec(first)?.[0] ?? "";
  const lengths = Array.from({ length: letters.length }, (_, at) => letters.length - at);
  const shared = lengths.find((length) => others.every((text) => beginsAlike(text, first, length)));
  return shared === undefined ? "the same sound" : first.slice(0, shared);
}

const beginsAlike = (one: string, other: string, length: number) =>
  one.slice(0, length).toLowerCase() === other.slice(0, length).toLowerCase();

/** What a part means: “Chulha is Hindi for ‘clay stove’.” */
function meaningOf({ text, gloss, language }: NamePart): string | undefined {
  if (!gloss) return undefined;
  return language ? `${text} is ${language} for “${gloss}”.` : `${text} means “${gloss}”.`;
}

/** Where a name comes from, and what its parts mean, in a sentence or two. */
export function originOf(method: Method, parts: readonly NamePart[]): string {
  const meanings = parts.flatMap((part) => meaningOf(part) ?? []);
  const isSaid = method === "root" && meanings.length > 0;
  const line = METHOD_LINES[method](parts.map(({ text }) => text));
  return [...(isSaid ? [] : [line]), ...meanings].join(" ");
}
