import { type Method } from "../business-name.ts";
import { memoize } from "../memoize.ts";

/**
 * What a form gives away of the trade: `said` names it, `shown` hints at it by a picture, `root` is
 * an Indic word by itself, `new` a word nobody knows yet.
 */
export type Openness = "said" | "shown" | "root" | "new";

/** Styles that choose among forms; founder and place choose among methods, and take forms as any. */
export type FormStyle = "any" | "modern" | "classic" | "playful" | "indian";

/** A pattern of names. `{slot}` is filled from the brief's material, `{~slot}` with the sound the
 * first word begins with. */
export interface Form {
  text: string;
  /** The names of its slots, in order. */
  slots: readonly string[];
  method: Method;
  openness: Openness;
  /** How gladly each style takes it. */
  weights: Readonly<Record<FormStyle, number>>;
  /** Not for trades that want no jokes. */
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
    ["{picture}", "shown", [9, 11, 4, 6, 2]],
    ["{picture} {sign}", "said", [5, 5, 7, 4, 1]],
    ["{look} {tool}", "shown", [4, 4, 2, 3, 1]],
    ["{look} {tool} {sign}", "said", [3, 2, 5, 2, 1]],
    ["{stuff} & {stuff}", "shown", [4, 4, 4, 3, 2]],
    ["{stuff} & {tool}", "shown", [1, 1, 1, 1, 1]],
    ["{stuff} & {stuff} {sign}", "said", [1, 0, 3, 1, 1]],
    ["{stuff} {spot}", "shown", [3, 4, 3, 2, 1]],
    ["{stuff} {spot} {sign}", "said", [1, 1, 2, 0, 0]],
    ["{tool} & Co", "shown", [0.5, 1, 1, 0.5, 0]],
    ["The {look} {tool}", "shown", [2, 1, 4, 2, 0]],
    ["The {stuff} {spot}", "shown", [1, 1, 3, 1, 0]],
    ["The {time} {theSign}", "said", [2, 1, 4, 3, 0]],
    ["{stuff} {sign}", "said", [2, 3, 2, 1, 2]],
    ["{tool} {sign}", "said", [0.4, 0.7, 0.2, 0.5, 0]],
    ["{number} {tools}", "shown", [1, 1, 0.7, 4, 0]],
    ["{number} {tools} {sign}", "said", [1, 1, 1, 2, 0]],
    ["{ordinal} {tool}", "shown", [0.2, 0.3, 0, 0.6, 0]],
    ["The {merry} {tool}", "shown", [0.1, 0, 0, 18, 0], "joke"],
    ["{merry} {tool} {sign}", "said", [0.1, 0, 0, 9, 0], "joke"],
  ],
  alliteration: [
    ["{stuff} & {~stuff}", "shown", [3, 3, 3, 3, 2]],
    ["{stuff} & {~tool}", "shown", [2, 2, 2, 2, 1]],
    ["{look} {~tool}", "shown", [3, 3, 2, 3, 1]],
    ["{stuff} {~spot}", "shown", [2, 2, 2, 2, 1]],
    ["{stuff} {~sign}", "said", [3, 3, 3, 3, 2]],
    ["{tool} {~sign}", "said", [2, 2, 2, 2, 1]],
    ["{root} {~rootSign}", "said", [2, 2, 2, 1, 5]],
    ["{thing} & {~stuff}", "shown", [1, 1, 1, 1, 4]],
    ["The {merry} {~tool}", "shown", [0.1, 0, 0, 6, 0], "joke"],
    ["The {time} {~theSign}", "said", [2, 1, 3, 2, 0]],
    ["{number} {~tools}", "shown", [0.6, 0.6, 0.6, 3, 0]],
  ],
  root: [
    ["{root}", "root", [4, 5, 2, 1, 8]],
    ["{root} {rootSign}", "said", [4, 4, 4, 1, 7]],
    ["{root} & Co", "root", [1, 2, 1, 1, 1]],
    ["{thing} & {stuff}", "shown", [2, 2, 1, 1, 4]],
    ["{thing} {indicStreet}", "shown", [1, 0, 1, 1, 4], "joke"],
    ["{tinted}", "shown", [1, 1, 0, 2, 4]],
    ["{tinted} {rootSign}", "said", [1, 0, 1, 1, 4]],
    ["{thing} {street}", "shown", [1, 1, 1, 1, 2]],
    ["{root} {indianSign}", "said", [1, 0, 1, 0, 5]],
    ["Studio {root}", "root", [1, 2, 0, 0, 1]],
    ["House of {root}", "root", [1, 0, 2, 0, 2]],
  ],
  place: [
    ["{landmark} {street} {sign}", "said", [2, 1, 2, 1, 1]],
    ["{landmark} {sign}", "said", [2, 2, 3, 1, 1]],
    ["{stuff} {street}", "shown", [2, 2, 2, 2, 1]],
    ["{stuff} {street} {sign}", "said", [2, 2, 3, 2, 1]],
    ["{tree} {indicStreet}", "shown", [0, 0, 0, 0.6, 2], "joke"],
    ["{thing} {indicStreet} {rootSign}", "said", [1, 0, 1, 1, 5], "joke"],
    ["{indicStreet} {rootSign}", "said", [1, 0, 1, 1, 3], "joke"],
    ["{place} {rootSign}", "said", [9, 9, 9, 6, 6]],
    ["The {place} {theSign}", "said", [3, 2, 6, 3, 2]],
    ["{place} {stuff} {spot}", "shown", [2, 3, 2, 3, 2]],
    ["{look} {tool} of {place}", "shown", [2, 1, 4, 2, 2]],
    ["{place} {thing}", "shown", [3, 3, 3, 2, 7]],
    ["Old {place} {theSign}", "said", [2, 1, 4, 2, 0]],
    ["{place} {stuff} {sign}", "said", [2, 2, 2, 2, 1]],
    ["{makers} of {place}", "said", [3, 1, 6, 2, 1]],
    ["The {place} {spot}", "shown", [2, 1, 3, 2, 1]],
    ["{place} {spot}", "shown", [3, 3, 3, 3, 2]],
    ["{root} {sign} {place}", "said", [1, 1, 1, 1, 4]],
  ],
  founder: [
    ["{first's} {rootSign}", "said", [6, 6, 5, 5, 4]],
    ["{first} {sign}", "said", [3, 4, 2, 3, 2]],
    ["{last} {sign}", "said", [4, 3, 6, 2, 3]],
    ["{last's} {sign}", "said", [2, 1, 4, 2, 2]],
    ["{first} {last} {sign}", "said", [3, 3, 3, 2, 3]],
    ["Studio {first}", "shown", [2, 4, 1, 1, 1]],
    ["Studio {last}", "shown", [2, 3, 1, 1, 1]],
    ["House of {last}", "shown", [3, 2, 5, 1, 4]],
    ["House of {first}", "shown", [3, 3, 3, 1, 4]],
    ["{last} & Daughters", "shown", [2, 1, 6, 1, 2]],
    ["{last} & Sons", "shown", [2, 1, 5, 1, 2]],
    ["{last} & Co", "shown", [2, 2, 3, 2, 1]],
    ["{first} & Co", "shown", [2, 3, 1, 3, 1]],
    ["{last} & Family", "shown", [1, 0, 3, 1, 1]],
    ["{last} & Daughters {sign}", "said", [2, 1, 5, 1, 1]],
    ["{initial} {last} {sign}", "said", [1, 1, 4, 1, 1]],
    ["{initial} {last} & Co", "shown", [1, 1, 4, 1, 1]],
    ["{initial} {last} & Sons", "shown", [1, 1, 3, 0, 1]],
    ["{initials} {sign}", "said", [1, 1, 3, 0, 1]],
    ["{first's} {tool}", "shown", [2, 2, 1, 3, 1]],
    ["{first's} {stuff} {spot}", "shown", [2, 2, 2, 3, 2]],
    ["{first} & {stuff}", "shown", [2, 3, 1, 3, 2]],
    ["{last} & {stuff}", "shown", [1, 2, 1, 1, 1]],
    ["{first's} {look} {tool}", "shown", [2, 2, 2, 3, 1]],
    ["{sign} by {first}", "said", [1, 2, 0, 2, 1]],
    ["{thing} by {first}", "shown", [1, 2, 1, 2, 3]],
    ["{first's} {thing}", "shown", [1, 1, 1, 1, 4]],
    ["{first} & the {tool}", "shown", [1, 0, 1, 6, 0], "joke"],
    ["Hello {first}", "shown", [0, 0, 0, 4, 0], "joke"],
    ["{first's} {spot}", "shown", [2, 1, 3, 2, 0]],
  ],
  blend: [
    ["{blend}", "new", [3, 4, 1, 5, 1]],
    ["{blend} {sign}", "said", [1, 2, 1, 2, 1]],
  ],
  affix: [
    ["{made}", "new", [3, 4, 2, 2, 1]],
    ["{made} {sign}", "said", [2, 2, 2, 1, 1]],
  ],
  invented: [
    ["{coin}", "new", [6, 8, 4, 5, 8]],
    ["{coin} {rootSign}", "said", [2, 3, 2, 2, 3]],
  ],
};

function formOf(method: Method, [text, openness, weights, joke]: Row): Form {
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

/** Every pattern of a method. */
export const formsOf = memoize((method): readonly Form[] =>
  ROWS[method as Method].map((row) => formOf(method as Method, row)),
) as (method: Method) => readonly Form[];
