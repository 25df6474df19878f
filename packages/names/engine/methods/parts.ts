import { type NamePart } from "../model/business-name.ts";
import { getRoots, type IndicRoot } from "../words/roots.ts";

/** The content of a slot; without `parts`, the words of the text are its parts. */
export interface Filling {
  text: string;
  parts?: readonly NamePart[];
}

/** English words that are spelt like a root. */
const ENGLISH_HOMOGRAPHS = new Set([
  "deep",
  "pal",
  "ala",
  "til",
  "bala",
  "sur",
  "dak",
  "ank",
  "path",
]);

/** A part with its meaning, if the word is one of the roots. */
export function toNamePart(word: string): NamePart {
  const root = ENGLISH_HOMOGRAPHS.has(word.toLowerCase())
    ? undefined
    : getRoots().get(word.toLowerCase());
  return root === undefined ? { text: word } : toRootPart(root);
}

/** Converts a root to a part of a name. */
export function toRootPart({ text, gloss, language }: IndicRoot): NamePart {
  return { text, gloss, language };
}

/** The words of a text as parts, without articles and joining words. */
export function toNameParts(text: string): NamePart[] {
  return text
    .split(" ")
    .filter((word) => !/^(?:the|&|of|co|and|at|in|a)$/i.test(word))
    .map(toNamePart);
}
