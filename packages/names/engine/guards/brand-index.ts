import { parseEntries } from "./phrases.ts";
import { soundKey, soundStart } from "../sound/likeness.ts";
import { slipIndex } from "./slip-index.ts";
import coined from "./lists/brands-coined.json" with { type: "json" };
import ordinary from "./lists/brands-ordinary.json" with { type: "json" };

/**
 * The lists are chosen by hand, from general knowledge: names a shopper in an Indian town is likely
 * to have met by 2025. Not a register of trade marks, and no claim about who owns what.
 */

/**
 * Brands that are a word, a place or a person's name too, with the words of their trades: refused
 * only where a name says nothing else of its own and no other trade.
 */
export const ORDINARY: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(ordinary).map(([brand, trades]) => [brand, new Set(trades.split(" "))]),
);

/** Brands that are no ordinary words: coined ones, surnames, and phrases; as written, by their key. */
export const COINED: ReadonlyMap<string, string> = new Map(
  [...parseEntries(coined.india), ...parseEntries(coined.world)].filter(
    ([key]) => !ORDINARY.has(key),
  ),
);

/** How many brands we hold. */
export const BRAND_COUNT = COINED.size + ORDINARY.size;

/** Shorter coined brands are compared whole and by sound only: five letters are near everything. */
const LEAST_NEAR = 6;

const LONG = [...COINED.keys()].filter((brand) => brand.length >= LEAST_NEAR);
/** How the longer ones begin and end, by which most words are told from them. */
const ENDS = new Set(
  LONG.flatMap((brand) => [brand.slice(0, LEAST_NEAR), `-${brand.slice(-LEAST_NEAR)}`]),
);
/** Shorter brands sound like too much: "Soni" is a surname, and no Sony. */
const LEAST_HEARD = 5;

/** How each coined brand of some length sounds; figures have no sound here. */
export const BRAND_SOUNDS: ReadonlyMap<string, string> = new Map(
  [...COINED.keys()]
    .filter((brand) => brand.length >= LEAST_HEARD && !/\d/.test(brand))
    .map((brand) => [brand, soundKey(brand)]),
);

const BY_SOUND: ReadonlyMap<string, string> = new Map(
  [...BRAND_SOUNDS].map(([brand, sound]) => [sound, brand]),
);
/** How they begin to sound: a whole word is seldom worth listening to. */
const LEAST_BEGUN = 4;
const BEGUN = new Set([...BY_SOUND.keys()].map((sound) => sound.slice(0, LEAST_BEGUN)));

/** A brand as its owner writes it, or nearly. */
export function brandName(key: string): string {
  return COINED.get(key) ?? key.charAt(0).toUpperCase() + key.slice(1);
}

/** Coined brands that are one slip (a letter more, fewer, other, or two swapped) away. */
export const nearBrands = slipIndex(LONG);

/** The coined brand a longer word begins or ends with: "Zomatoshop". */
export function brandInside(word: string): string | undefined {
  if (!ENDS.has(word.slice(0, LEAST_NEAR)) && !ENDS.has(`-${word.slice(-LEAST_NEAR)}`))
    return undefined;
  for (let length = word.length - 1; length >= LEAST_NEAR; length -= 1) {
    const start = word.slice(0, length);
    if (COINED.has(start)) return start;
    const end = word.slice(-length);
    if (COINED.has(end)) return end;
  }
  return undefined;
}

/** The coined brand that sounds the same, if any. */
export function brandOfSound(word: string): string | undefined {
  if (word.length < LEAST_HEARD) return undefined;
  const begun = soundStart(word);
  const may = begun.length < LEAST_BEGUN || BEGUN.has(begun.slice(0, LEAST_BEGUN));
  return may ? BY_SOUND.get(soundKey(word)) : undefined;
}
