import { type Method } from "../model/business-name.ts";
import { memoize } from "../model/memoize.ts";

/**
 * How distinctive a form is, in the terms of trade mark law: `descriptive` names the trade,
 * `suggestive` hints at it with a picture, `root` is an Indic word alone, `coined` is a new word.
 */
export type Distinctiveness = "descriptive" | "suggestive" | "root" | "coined";

/** Styles that weight forms; `founder` and `place` weight methods, and use forms as `any` does. */
export type FormStyle = "any" | "modern" | "classic" | "playful" | "indian";

/**
 * A pattern for names. `{slot}` is filled from the brief's material, `{~slot}` with a word that
 * begins with the same sound as the first word.
 */
export interface Form {
  text: string;
  /** Slot names, in order. */
  slots: readonly string[];
  method: Method;
  distinctiveness: Distinctiveness;
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
type Row = readonly [
  text: string,
  distinctiveness: Distinctiveness,
  weights: Weights,
  jokeMark?: "joke",
];

const ROWS: Readonly<Record<Method, readonly Row[]>> = {
  compound: [
    ["{picture}", "suggestive", [9, 11, 6, 8, 3]],
    ["{picture} {sign}", "descriptive", [2, 2, 4, 2, 0.5]],
    ["{adjective} {tool}", "suggestive", [2, 2, 1, 2, 1]],
    ["{adjective} {tool} {sign}", "descriptive", [1, 1, 3, 1, 1]],
    ["{ingredient} & {ingredient}", "suggestive", [2, 2, 2, 2, 1]],
    ["{ingredient} & {tool}", "suggestive", [0.5, 0.5, 0.5, 0.5, 0.5]],
    ["{ingredient} & {ingredient} {sign}", "descriptive", [0.5, 0, 2, 0.5, 0.5]],
    ["{ingredient} {spot}", "suggestive", [0.5, 0.5, 0.5, 0.5, 0.2]],
    ["{ingredient} {spot} {sign}", "descriptive", [0.3, 0.3, 1, 0, 0]],
    ["{tool} & Co", "suggestive", [0.1, 0.2, 0.3, 0.1, 0]],
    ["The {adjective} {tool}", "suggestive", [1, 0.5, 3, 1, 0]],
    ["The {ingredient} {spot}", "suggestive", [0.3, 0.3, 1, 0, 0]],
    ["The {modifier} {theSign}", "descriptive", [1, 0.5, 3, 2, 0]],
    ["{ingredient} {sign}", "descriptive", [2, 3, 2, 1, 2]],
    ["{tool} {sign}", "descriptive", [0.2, 0.3, 0.1, 0.2, 0]],
    ["{number} {tools}", "suggestive", [0.5, 0.5, 0.3, 3, 0]],
    ["{number} {tools} {sign}", "descriptive", [0.4, 0.4, 0.4, 1, 0]],
    ["{ordinal} {tool}", "suggestive", [0.1, 0.1, 0, 0.3, 0]],
    ["The {playful} {tool}", "suggestive", [0, 0, 0, 18, 0], "joke"],
    ["{playful} {tool} {sign}", "descriptive", [0, 0, 0, 9, 0], "joke"],
  ],
  alliteration: [
    ["{ingredient} & {~ingredient}", "suggestive", [3, 3, 3, 3, 2]],
    ["{ingredient} & {~tool}", "suggestive", [2, 2, 2, 2, 1]],
    ["{adjective} {~tool}", "suggestive", [3, 3, 2, 3, 1]],
    ["{ingredient} {~spot}", "suggestive", [1, 1, 1, 1, 1]],
    ["{ingredient} {~sign}", "descriptive", [2, 2, 3, 2, 2]],
    ["{tool} {~sign}", "descriptive", [0.5, 0.5, 0.5, 0.5, 0.5]],
    ["{root} {~rootSign}", "descriptive", [1, 1, 1, 0.5, 5]],
    ["{thing} & {~ingredient}", "suggestive", [0.3, 0.3, 0.3, 0.3, 2]],
    ["The {playful} {~tool}", "suggestive", [0, 0, 0, 6, 0], "joke"],
    ["The {modifier} {~theSign}", "descriptive", [1, 0.5, 3, 2, 0]],
    ["{number} {~tools}", "suggestive", [0.4, 0.4, 0.4, 3, 0]],
  ],
  root: [
    ["{root}", "root", [8, 9, 4, 3, 12]],
    ["{root} {rootSign}", "descriptive", [1, 1, 3, 0.5, 6]],
    ["{root} & Co", "root", [0.05, 0.1, 0.1, 0.1, 0.1]],
    ["{thing} & {ingredient}", "suggestive", [0.3, 0.3, 0.3, 0.3, 1]],
    ["{thing} {indicStreet}", "suggestive", [0.1, 0, 0.1, 0.2, 1], "joke"],
    ["{indicPhrase}", "suggestive", [0.5, 0.5, 0, 1, 3]],
    ["{indicPhrase} {rootSign}", "descriptive", [0.3, 0, 0.5, 0.3, 3]],
    ["{thing} {street}", "suggestive", [0.02, 0.02, 0.1, 0.02, 0.1]],
    ["{root} {indianSign}", "descriptive", [0.3, 0, 0.5, 0, 4]],
    ["House of {root}", "root", [0.5, 0, 1, 0, 1]],
  ],
  place: [
    ["{landmark} {street} {sign}", "descriptive", [0.2, 0.2, 1, 0.2, 0.2]],
    ["{landmark} {sign}", "descriptive", [0.5, 0.5, 2, 0.5, 0.5]],
    ["{ingredient} {street}", "suggestive", [0.2, 0.2, 0.5, 0.2, 0.1]],
    ["{ingredient} {street} {sign}", "descriptive", [0.5, 0.5, 1, 0.5, 0.2]],
    ["{tree} {indicStreet}", "suggestive", [0, 0, 0, 0.6, 2], "joke"],
    ["{thing} {indicStreet} {rootSign}", "descriptive", [0.2, 0, 0.3, 0.2, 2], "joke"],
    ["{indicStreet} {rootSign}", "descriptive", [0.5, 0, 0.5, 0.5, 2], "joke"],
    ["{place} {rootSign}", "descriptive", [9, 9, 9, 6, 6]],
    ["The {place} {theSign}", "descriptive", [3, 2, 6, 3, 2]],
    ["{place} {ingredient} {spot}", "suggestive", [0.5, 0.5, 0.5, 0.5, 0.5]],
    ["{adjective} {tool} of {place}", "suggestive", [0.5, 0.3, 1, 0.5, 0.5]],
    ["{place} {thing}", "suggestive", [2, 2, 2, 1, 7]],
    ["Old {place} {theSign}", "descriptive", [1, 0.5, 4, 1, 0]],
    ["{place} {ingredient} {sign}", "descriptive", [1, 1, 1, 1, 1]],
    ["{makers} of {place}", "descriptive", [3, 1, 6, 2, 1]],
    ["The {place} {spot}", "suggestive", [1, 0.5, 2, 1, 0.5]],
    ["{place} {spot}", "suggestive", [0.3, 0.3, 0.3, 0.3, 0.2]],
    ["{root} {sign} {place}", "descriptive", [0.5, 0.5, 0.5, 0.5, 3]],
  ],
  founder: [
    ["{first's} {rootSign}", "descriptive", [6, 6, 5, 5, 4]],
    ["{first} {sign}", "descriptive", [2, 3, 1, 2, 1]],
    ["{last} {sign}", "descriptive", [4, 3, 6, 2, 3]],
    ["{last's} {sign}", "descriptive", [2, 1, 4, 2, 2]],
    ["{first} {last} {sign}", "descriptive", [3, 3, 3, 2, 3]],
    ["Studio {first}", "suggestive", [0.5, 3, 1, 1, 1]],
    ["Studio {last}", "suggestive", [0.5, 2, 1, 1, 1]],
    ["House of {last}", "suggestive", [3, 2, 5, 1, 4]],
    ["House of {first}", "suggestive", [3, 3, 3, 1, 4]],
    ["{last} & Daughters", "suggestive", [2, 1, 6, 1, 2]],
    ["{last} & Sons", "suggestive", [2, 1, 5, 1, 2]],
    ["{last} & Co", "suggestive", [2, 2, 3, 2, 1]],
    ["{first} & Co", "suggestive", [1, 2, 0.5, 2, 1]],
    ["{last} & Family", "suggestive", [1, 0, 3, 1, 1]],
    ["{last} & Daughters {sign}", "descriptive", [2, 1, 5, 1, 1]],
    ["{initial} {last} {sign}", "descriptive", [1, 1, 4, 1, 1]],
    ["{initial} {last} & Co", "suggestive", [1, 1, 4, 1, 1]],
    ["{initial} {last} & Sons", "suggestive", [1, 1, 3, 0, 1]],
    ["{initials} {sign}", "descriptive", [1, 1, 3, 0, 1]],
    ["{first's} {tool}", "suggestive", [0.3, 0.3, 0.2, 0.5, 0.2]],
    ["{first's} {ingredient} {spot}", "suggestive", [0.3, 0.3, 0.3, 0.5, 0.3]],
    ["{first} & {ingredient}", "suggestive", [0.1, 0.2, 0, 0.2, 0]],
    ["{last} & {ingredient}", "suggestive", [0.1, 0.2, 0, 0.1, 0]],
    ["{first's} {adjective} {tool}", "suggestive", [0.5, 0.5, 0.5, 1, 0.3]],
    ["{sign} by {first}", "descriptive", [1, 2, 0, 2, 1]],
    ["{thing} by {first}", "suggestive", [1, 2, 0.5, 2, 3]],
    ["{first's} {thing}", "suggestive", [0.5, 0.5, 0.5, 0.5, 3]],
    ["{first} & the {tool}", "suggestive", [0.2, 0, 0, 2, 0], "joke"],
    ["Hello {first}", "suggestive", [0, 0, 0, 4, 0], "joke"],
    ["{first's} {spot}", "suggestive", [0.3, 0.3, 2, 1, 0]],
  ],
  invented: [
    ["{coin}", "coined", [6, 8, 4, 5, 8]],
    ["{coin} {rootSign}", "descriptive", [2, 3, 2, 2, 3]],
  ],
};

function parseForm(method: Method, [text, distinctiveness, weights, jokeMark]: Row): Form {
  const [any, modern, classic, playful, indian] = weights;
  return {
    text,
    slots: [...text.matchAll(/\{([^}]+)\}/g)].map(([, slot = ""]) => slot),
    method,
    distinctiveness,
    weights: { any, modern, classic, playful, indian },
    isJoke: jokeMark !== undefined,
  };
}

/** All patterns of a method. */
export const listForms = memoize((method): readonly Form[] =>
  ROWS[method as Method].map((row) => parseForm(method as Method, row)),
) as (method: Method) => readonly Form[];
