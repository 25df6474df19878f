/** How a name was made. */
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

/** A part of a name with a meaning of its own. */
export interface NamePart {
  text: string;
  /** English meaning, if the part is from an Indian language. */
  gloss?: string;
  language?: Language;
}

/** A proposed name. Its text is unique within a brief, ignoring case and spaces. */
export interface BusinessName {
  /** As it would appear on the signboard: "Neem & Nutmeg". */
  text: string;
  method: Method;
  parts: readonly NamePart[];
  scores: Scores;
}

/** Each score is 0 to 100, with its reasons; for the formulas, see packages/names/scores.md. */
export interface Scores {
  memorable: Score;
  simple: Score;
  durable: Score;
  legal: Score;
  /** The score that ranks names; packages/names/scores.md defines it from the other four. */
  total: number;
}

export interface Score {
  points: number;
  /** Most important first. The copy for each code is in dialog/reasons-copy.ts. */
  reasons: readonly Reason[];
}

/** A reason for or against a name. */
export interface Reason {
  code: string;
  isGood: boolean;
  /** What the reason is about: the similar word, the number of syllables … */
  subject?: string;
}
