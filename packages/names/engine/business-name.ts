/** How a name came about. */
export const METHODS = [
  "compound",
  "root",
  "alliteration",
  "founder",
  "place",
  "invented",
] as const;
export type Method = (typeof METHODS)[number];

export type Language = "Sanskrit" | "Hindi" | "Telugu" | "Urdu";

/** A piece of a name that means something by itself. */
export interface NamePart {
  text: string;
  /** What it means, in English, where it is of an Indian language. */
  gloss?: string;
  language?: Language;
}

/** A proposal. Its text is unique within a brief, whatever its capitals and spaces. */
export interface BusinessName {
  /** As it would stand on the signboard: "Neem & Nutmeg". */
  text: string;
  method: Method;
  parts: readonly NamePart[];
  scores: Scores;
}

/** Each of 0 to 100, with its reasons: packages/names/scores.md has the formulas. */
export interface Scores {
  memorable: Score;
  simple: Score;
  durable: Score;
  legal: Score;
  /** The one figure that orders names; packages/names/scores.md says how it is made of the four. */
  total: number;
}

export interface Score {
  points: number;
  /** What counted most, first. The copy for each code is in the site's content. */
  reasons: readonly Reason[];
}

/** `with` is what the reason is about: the word that resembles, the number of syllables … */
export interface Reason {
  code: string;
  good: boolean;
  with?: string;
}
