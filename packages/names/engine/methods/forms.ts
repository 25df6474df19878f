import { type Method } from "../model/business-name.ts";
import { memoize } from "../model/memoize.ts";

/**
 * How much a form reveals about the trade: `said` names it, `shown` hints at it with a picture,
 * `root` is an Indic word alone, `new` is a new word.
 */
export type Openness = "said" | "shown" | "root" | "new";

/** Styles that weight forms; `founder` and `place` weight methods, and use forms as `any` does. */
export type FormStyle = "any" | "modern" | "classic" | "playful" | "indian";

/** A pattern for names. `{slot}` is filled from the brief's material, `{~slot}` with a word that
 * begins with the same sound as the first word. */
export interface Form {
  text: string;
  /** Slot names, in order. */
  slots: readonly string[];
  method: Method;
  openness: Openness;
  /** Weight of the form in each style. */
  weights: Readonly<Record<FormStyle, number>>;
  /** Excluded for sober trades. */
  isJoke: boolean;
}

type Weights = readonly [
  any: number,
  modern: number,
  classic: number,
  playful: number,
  indian: number,
];
type Row = readonly [text: string, openness: Openness, weights: Weights, joke?: "joke"];

const ROWS: Readonly<Record<Method, readonly Row[]>> = {
  compound: [
    ["{picture}", "shown", [9, 11, 6, 8, 3]],
    ["{picture} {sign}", "said", [2, 2, 4, 2, 0.5]],
    ["{look} {tool}", "shown", [2, 2, 1, 2, 1]],
    ["{look} {tool} {sign}", "said", [1, 1, 3, 1, 1]],
    ["{stuff} & {stuff}", "shown", [2, 2, 2, 2, 1]],
    ["{stuff} & {tool}", "shown", [0.5, 0.5, 0.5, 0.5, 0.5]],
    ["{stuff} & {stuff} {sign}", "said", [0.5, 0, 2, 0.5, 0.5]],
    ["{stuff} {spot}", "shown", [0.5, 0.5, 0.5, 0.5, 0.2]],
    ["{stuff} {spot} {sign}", "said", [0.3, 0.3, 1, 0, 0]],
    ["{tool} & Co", "shown", [0.1, 0.2, 0.3, 0.1, 0]],
    ["The {look} {tool}", "shown", [1, 0.5, 3, 1, 0]],
    ["The {stuff} {spot}", "shown", [0.3, 0.3, 1, 0, 0]],
    ["The {time} {theSign}", "said", [1, 0.5, 3, 2, 0]],
    ["{stuff} {sign}", "said", [2, 3, 2, 1, 2]],
    ["{tool} {sign}", "said", [0.2, 0.3, 0.1, 0.2, 0]],
    ["{number} {tools}", "shown", [0.5, 0.5, 0.3, 3, 0]],
    ["{number} {tools} {sign}", "said", [0.4, 0.4, 0.4, 1, 0]],
    ["{ordinal} {tool}", "shown", [0.1, 0.1, 0, 0.3, 0]],
    ["The {merry} {tool}", "shown", [0, 0, 0, 18, 0], "joke"],
    ["{merry} {tool} {sign}", "said", [0, 0, 0, 9, 0], "joke"],
  ],
  alliteration: [
    ["{stuff} & {~stuff}", "shown", [3, 3, 3, 3, 2]],
    ["{stuff} & {~tool}", "shown", [2, 2, 2, 2, 1]],
    ["{look} {~tool}", "shown", [3, 3, 2, 3, 1]],
    ["{stuff} {~spot}", "shown", [1, 1, 1, 1, 1]],
    ["{stuff} {~sign}", "said", [2, 2, 3, 2, 2]],
    ["{tool} {~sign}", "said", [0.5, 0.5, 0.5, 0.5, 0.5]],
    ["{root} {~rootSign}", "said", [1, 1, 1, 0.5, 5]],
    ["{thing} & {~stuff}", "shown", [0.3, 0.3, 0.3, 0.3, 2]],
    ["The {merry} {~tool}", "shown", [0, 0, 0, 6, 0], "joke"],
    ["The {time} {~theSign}", "said", [1, 0.5, 3, 2, 0]],
    ["{number} {~tools}", "shown", [0.4, 0.4, 0.4, 3, 0]],
  ],
  root: [
    ["{root}", "root", [8, 9, 4, 3, 12]],
    ["{root} {rootSign}", "said", [1, 1, 3, 0.5, 6]],
    ["{root} & Co", "root", [0.05, 0.1, 0.1, 0.1, 0.1]],
    ["{thing} & {stuff}", "shown", [0.3, 0.3, 0.3, 0.3, 1]],
    ["{thing} {indicStreet}", "shown", [0.1, 0, 0.1, 0.2, 1], "joke"],
    ["{tinted}", "shown", [0.5, 0.5, 0, 1, 3]],
    ["{tinted} {rootSign}", "said", [0.3, 0, 0.5, 0.3, 3]],
    ["{thing} {street}", "shown", [0.02, 0.02, 0.1, 0.02, 0.1]],
    ["{root} {indianSign}", "said", [0.3, 0, 0.5, 0, 4]],
    ["House of {root}", "root", [0.5, 0, 1, 0, 1]],
  ],
  place: [
    ["{landmark} {street} {sign}", "said", [0.2, 0.2, 1, 0.2, 0.2]],
    ["{landmark} {sign}", "said", [0.5, 0.5, 2, 0.5, 0.5]],
    ["{stuff} {street}", "shown", [0.2, 0.2, 0.5, 0.2, 0.1]],
    ["{stuff} {street} {sign}", "said", [0.5, 0.5, 1, 0.5, 0.2]],
    ["{tree} {indicStreet}", "shown", [0, 0, 0, 0.6, 2], "joke"],
    ["{thing} {indicStreet} {rootSign}", "said", [0.2, 0, 0.3, 0.2, 2], "joke"],
    ["{indicStreet} {rootSign}", "said", [0.5, 0, 0.5, 0.5, 2], "joke"],
    ["{place} {rootSign}", "said", [9, 9, 9, 6, 6]],
    ["The {place} {theSign}", "said", [3, 2, 6, 3, 2]],
    ["{place} {stuff} {spot}", "shown", [0.5, 0.5, 0.5, 0.5, 0.5]],
    ["{look} {tool} of {place}", "shown", [0.5, 0.3, 1, 0.5, 0.5]],
    ["{place} {thing}", "shown", [2, 2, 2, 1, 7]],
    ["Old {place} {theSign}", "said", [1, 0.5, 4, 1, 0]],
    ["{place} {stuff} {sign}", "said", [1, 1, 1, 1, 1]],
    ["{makers} of {place}", "said", [3, 1, 6, 2, 1]],
    ["The {place} {spot}", "shown", [1, 0.5, 2, 1, 0.5]],
    ["{place} {spot}", "shown", [0.3, 0.3, 0.3, 0.3, 0.2]],
    ["{root} {sign} {place}", "said", [0.5, 0.5, 0.5, 0.5, 3]],
  ],
  founder: [
    ["{first's} {rootSign}", "said", [6, 6, 5, 5, 4]],
    ["{first} {sign}", "said", [2, 3, 1, 2, 1]],
    ["{last} {sign}", "said", [4, 3, 6, 2, 3]],
    ["{last's} {sign}", "said", [2, 1, 4, 2, 2]],
    ["{first} {last} {sign}", "said", [3, 3, 3, 2, 3]],
    ["Studio {first}", "shown", [0.5, 3, 1, 1, 1]],
    ["Studio {last}", "shown", [0.5, 2, 1, 1, 1]],
    ["House of {last}", "shown", [3, 2, 5, 1, 4]],
    ["House of {first}", "shown", [3, 3, 3, 1, 4]],
    ["{last} & Daughters", "shown", [2, 1, 6, 1, 2]],
    ["{last} & Sons", "shown", [2, 1, 5, 1, 2]],
    ["{last} & Co", "shown", [2, 2, 3, 2, 1]],
    ["{first} & Co", "shown", [1, 2, 0.5, 2, 1]],
    ["{last} & Family", "shown", [1, 0, 3, 1, 1]],
    ["{last} & Daughters {sign}", "said", [2, 1, 5, 1, 1]],
    ["{initial} {last} {sign}", "said", [1, 1, 4, 1, 1]],
    ["{initial} {last} & Co", "shown", [1, 1, 4, 1, 1]],
    ["{initial} {last} & Sons", "shown", [1, 1, 3, 0, 1]],
    ["{initials} {sign}", "said", [1, 1, 3, 0, 1]],
    ["{first's} {tool}", "shown", [0.3, 0.3, 0.2, 0.5, 0.2]],
    ["{first's} {stuff} {spot}", "shown", [0.3, 0.3, 0.3, 0.5, 0.3]],
    ["{first} & {stuff}", "shown", [0.1, 0.2, 0, 0.2, 0]],
    ["{last} & {stuff}", "shown", [0.1, 0.2, 0, 0.1, 0]],
    ["{first's} {look} {tool}", "shown", [0.5, 0.5, 0.5, 1, 0.3]],
    ["{sign} by {first}", "said", [1, 2, 0, 2, 1]],
    ["{thing} by {first}", "shown", [1, 2, 0.5, 2, 3]],
    ["{first's} {thing}", "shown", [0.5, 0.5, 0.5, 0.5, 3]],
    ["{first} & the {tool}", "shown", [0.2, 0, 0, 2, 0], "joke"],
    ["Hello {first}", "shown", [0, 0, 0, 4, 0], "joke"],
    ["{first's} {spot}", "shown", [0.3, 0.3, 2, 1, 0]],
  ],
  invented: [
    ["{coin}", "new", [6, 8, 4, 5, 8]],
    ["{coin} {rootSign}", "said", [2, 3, 2, 2, 3]],
  ],
};

function parseForm(method: Method, [text, openness, weights, joke]: Row): Form {
  const [any, modern, classic, playful, indian] = weights;
  return {
    text,
    slots: [...text.matchAll(/\{([^}]+)\}/g)].map(([, slot = ""]) => slot),
    method,
    openness,
    weights: { any, modern, classic, playful, indian },
    isJoke: joke !== undefined,
  };
}

/** All patterns of a method. */
export const listForms = memoize((method): readonly Form[] =>
  ROWS[method as Method].map((row) => parseForm(method as Method, row)),
) as (method: Method) => readonly Form[];
