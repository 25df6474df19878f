import { type Method } from "../business-name.ts";

/**
 * What a form gives away of the trade: `said` names it, `shown` hints at it by a picture, `root` is
 * an Indic word by itself, `new` a word nobody knows yet.
 */
export type Openness = "said" | "shown" | "root" | "new";

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
  jest: boolean;
}

/** Styles that choose among forms; founder and place choose among methods, and take forms as any. */
export type FormStyle = "any" | "modern" | "classic" | "playful" | "indian";

/** Rows: weights for any, modern, classic, playful, indian; then openness (s, h, r, n); "!" if a
 * jest; then the form. */
const ROWS: Readonly<Record<Method, string>> = {
  compound: `
9 11 4 6 2 h {picture}
5 5 7 4 1 s {picture} {sign}
4 4 2 3 1 h {look} {tool}
3 2 5 2 1 s {look} {tool} {sign}
4 4 4 3 2 h {stuff} & {stuff}
1 1 1 1 1 h {stuff} & {tool}
1 0 3 1 1 s {stuff} & {stuff} {sign}
3 4 3 2 1 h {stuff} {spot}
1 1 2 0 0 s {stuff} {spot} {sign}
0.5 1 1 0.5 0 h {tool} & Co
2 1 4 2 0 h The {look} {tool}
1 1 3 1 0 h The {stuff} {spot}
2 1 4 3 0 s The {time} {theSign}
2 3 2 1 2 s {stuff} {sign}
0.4 0.7 0.2 0.5 0 s {tool} {sign}
1 1 0.7 4 0 h {number} {tools}
1 1 1 2 0 s {number} {tools} {sign}
0.2 0.3 0 0.6 0 h {ordinal} {tool}
0.1 0 0 18 0 h! The {merry} {tool}
0.1 0 0 9 0 s! {merry} {tool} {sign}`,
  alliteration: `
3 3 3 3 2 h {stuff} & {~stuff}
2 2 2 2 1 h {stuff} & {~tool}
3 3 2 3 1 h {look} {~tool}
2 2 2 2 1 h {stuff} {~spot}
3 3 3 3 2 s {stuff} {~sign}
2 2 2 2 1 s {tool} {~sign}
2 2 2 1 5 s {root} {~rootSign}
1 1 1 1 4 h {thing} & {~stuff}
0.1 0 0 6 0 h! The {merry} {~tool}
2 1 3 2 0 s The {time} {~theSign}
0.6 0.6 0.6 3 0 h {number} {~tools}`,
  root: `
4 5 2 1 8 r {root}
4 4 4 1 7 s {root} {rootSign}
1 2 1 1 1 r {root} & Co
2 2 1 1 4 h {thing} & {stuff}
1 0 1 1 4 h! {thing} {indicStreet}
1 1 0 2 4 h {tinted}
1 0 1 1 4 s {tinted} {rootSign}
1 1 1 1 2 h {thing} {street}
1 0 1 0 5 s {root} {indianSign}
1 2 0 0 1 r Studio {root}
1 0 2 0 2 r House of {root}`,
  place: `
0.1 0.1 0.1 0.1 0 h {landmark} {street}
2 1 2 1 1 s {landmark} {street} {sign}
2 2 3 1 1 s {landmark} {sign}
2 2 2 2 1 h {stuff} {street}
2 2 3 2 1 s {stuff} {street} {sign}
0 0 0 0.6 2 h! {tree} {indicStreet}
1 0 1 1 5 s! {thing} {indicStreet} {rootSign}
1 0 1 1 3 s! {indicStreet} {rootSign}
9 9 9 6 6 s {place} {rootSign}
3 2 6 3 2 s The {place} {theSign}
0.7 1 0.4 1 0.4 h {town} {tool}
3 4 3 4 3 h {town} & {stuff}
2 3 2 3 2 h {place} {stuff} {spot}
2 1 4 2 2 h {look} {tool} of {place}
3 3 3 2 7 h {place} {thing}
1 1 2 1 3 h {thing} of {place}
2 1 4 2 0 s Old {place} {theSign}
2 2 2 2 1 s {place} {stuff} {sign}
3 1 6 2 1 s {makers} of {place}
2 3 1 4 1 h {hour} in {place}
2 1 3 2 1 h The {place} {spot}
3 3 3 3 2 h {place} {spot}
1 1 1 1 4 s {root} {sign} {place}
2 2 2 2 1 h {picture} {place}`,
  founder: `
6 6 5 5 4 s {first's} {rootSign}
3 4 2 3 2 s {first} {sign}
4 3 6 2 3 s {last} {sign}
2 1 4 2 2 s {last's} {sign}
3 3 3 2 3 s {first} {last} {sign}
2 4 1 1 1 h Studio {first}
2 3 1 1 1 h Studio {last}
3 2 5 1 4 h House of {last}
3 3 3 1 4 h House of {first}
2 1 6 1 2 h {last} & Daughters
2 1 5 1 2 h {last} & Sons
2 2 3 2 1 h {last} & Co
2 3 1 3 1 h {first} & Co
1 0 3 1 1 h {last} & Family
2 1 5 1 1 s {last} & Daughters {sign}
1 1 4 1 1 s {initial} {last} {sign}
1 1 4 1 1 h {initial} {last} & Co
1 1 3 0 1 h {initial} {last} & Sons
1 1 3 0 1 s {initials} {sign}
2 2 1 3 1 h {first's} {tool}
2 2 2 3 2 h {first's} {stuff} {spot}
2 3 1 3 2 h {first} & {stuff}
1 2 1 1 1 h {last} & {stuff}
2 2 2 3 1 h {first's} {look} {tool}
1 2 0 2 1 s {sign} by {first}
1 2 1 2 3 h {thing} by {first}
1 1 1 1 4 h {first's} {thing}
1 0 1 6 0 h! {first} & the {tool}
0 0 0 4 0 h! Hello {first}
2 1 3 2 0 h {first's} {spot}`,
  blend: `
3 4 1 5 1 n {blend}
1 2 1 2 1 s {blend} {sign}`,
  affix: `
3 4 2 2 1 n {made}
2 2 2 1 1 s {made} {sign}
2 1 2 2 8 n {indicMade}
1 0 1 1 5 s {indicMade} {rootSign}`,
  invented: `
6 8 4 5 8 n {coin}
2 3 2 2 3 s {coin} {sign}
0.5 0.7 0.5 0.5 0.5 n {coin} & Co`,
};

const OPENNESS: Readonly<Record<string, Openness>> = {
  s: "said",
  h: "shown",
  r: "root",
  n: "new",
};

function readForm(method: Method, row: string): Form {
  const [any = "0", modern = "0", classic = "0", playful = "0", indian = "0", mark = "", ...text] =
    row.split(" ");
  return {
    text: text.join(" "),
    slots: [...text.join(" ").matchAll(/\{([^}]+)\}/g)].map(([, slot = ""]) => slot),
    method,
    openness: OPENNESS[mark.charAt(0)] ?? "shown",
    weights: { any: +any, modern: +modern, classic: +classic, playful: +playful, indian: +indian },
    jest: mark.endsWith("!"),
  };
}

/** Every pattern, by method. */
export function formsOf(method: Method): Form[] {
  return ROWS[method]
    .trim()
    .split("\n")
    .map((row) => readForm(method, row));
}
