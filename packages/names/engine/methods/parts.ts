import { type NamePart } from "../business-name.ts";
import { roots, type Root } from "../words/roots.ts";

/** What fills a slot; its parts are told only where they are not its words. */
export interface Filling {
  text: string;
  parts?: readonly NamePart[];
}

/** Words spelt as a root but meant in English. */
const ENGLISH = new Set(["deep", "pal", "ala", "til", "bala", "sur", "dak", "ank", "path"]);

/** A part with its meaning, if the word is one of the roots. */
export function toNamePart(word: string): NamePart {
  const root = ENGLISH.has(word.toLowerCase()) ? undefined : roots().get(word.toLowerCase());
  return root === undefined ? { text: word } : rootPart(root);
}

/** A root as a part of a name. */
export function rootPart({ text, gloss, language }: Root): NamePart {
  return { text, gloss, language };
}

/** The words of a text as parts; links between them mean nothing by themselves. */
export function toNameParts(text: string): NamePart[] {
  return text
    .split(" ")
    .filter((word) => !/^(?:the|&|of|co|and|at|in|a)$/i.test(word))
    .map(toNamePart);
}
