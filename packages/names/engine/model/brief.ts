/** The owner's input. The same brief always results in the same names, on every machine. */
export interface Brief {
  /** What the business does: free text or the name of a business type, up to 120 characters. */
  about: string;
  /** Words the names should use, up to five of up to 20 letters. */
  words: readonly string[];
  style: Style;
  /** The founder's name: used by every style, required by `founder`; up to 40 characters. */
  founder: string;
  /** Town, street or landmark: used by every style, required by `place`; up to 40 characters. */
  place: string;
  length: Length;
  /** From 0, descriptive names, to 4, new words. */
  novelty: NoveltyLevel;
  /** Selects one of the possible sequences of names; 0 to 999,999. */
  seed: number;
}

export const STYLES = [
  "any",
  "modern",
  "classic",
  "playful",
  "indian",
  "founder",
  "place",
] as const;
export type Style = (typeof STYLES)[number];

/**
 * Short: at most 8 letters, spaces not counted; medium: 9 to 13; long: 14 to 24. Names may be
 * longer if the requested words leave no room.
 */
export const LENGTHS = ["any", "short", "medium", "long"] as const;
export type Length = (typeof LENGTHS)[number];

export const NOVELTY_LEVELS = [0, 1, 2, 3, 4] as const;
export type NoveltyLevel = (typeof NOVELTY_LEVELS)[number];

/** An empty brief, to be merged with the owner's input. */
export const EMPTY_BRIEF: Brief = {
  about: "",
  words: [],
  style: "any",
  founder: "",
  place: "",
  length: "any",
  novelty: 2,
  seed: 0,
};
