import { parseEntries } from "./phrases.ts";
import { toSoundKey, toSoundPrefix } from "../sound/likeness.ts";
import { buildOneEditIndex } from "./one-edit-index.ts";
import coined from "./lists/brands-coined.json" with { type: "json" };
import ordinary from "./lists/brands-ordinary.json" with { type: "json" };

/**
 * The lists are hand-picked from general knowledge: names a shopper in an Indian town is likely to
 * know by 2025. Not a register of trade marks, and no claim about who owns what.
 */

/**
 * Brands that are also a word, a place or a person's name, with the words of their trades. A name
 * with one is rejected only if its other words are general or of the brand's trade.
 */
export const ORDINARY_BRANDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(ordinary).map(([brand, trades]) => [brand, new Set(trades.split(" "))]),
);

/** Brands that are not ordinary words (coined words, surnames, phrases): spelling by key. */
export const COINED_BRANDS: ReadonlyMap<string, string> = new Map(
  [...parseEntries(coined.india), ...parseEntries(coined.world)].filter(
    ([key]) => !ORDINARY_BRANDS.has(key),
  ),
);

/** Number of brands in the lists. */
export const BRAND_COUNT = COINED_BRANDS.size + ORDINARY_BRANDS.size;

/** Minimum length for fuzzy matches; shorter brands match exactly or by sound only. */
const MIN_FUZZY_LENGTH = 6;

const LONG_BRANDS = [...COINED_BRANDS.keys()].filter((brand) => brand.length >= MIN_FUZZY_LENGTH);
/** Starts and ends of the longer brands: a quick check that rules out most words. */
const LONG_BRAND_ENDS = new Set(
  LONG_BRANDS.flatMap((brand) => [
    brand.slice(0, MIN_FUZZY_LENGTH),
    `-${brand.slice(-MIN_FUZZY_LENGTH)}`,
  ]),
);
/** Minimum length for matches by sound: "Soni" is a surname, not Sony. */
const MIN_SOUND_LENGTH = 5;

/** Sound of each coined brand of at least `MIN_SOUND_LENGTH` letters, without digits. */
export const BRAND_SOUNDS: ReadonlyMap<string, string> = new Map(
  [...COINED_BRANDS.keys()]
    .filter((brand) => brand.length >= MIN_SOUND_LENGTH && !/\d/.test(brand))
    .map((brand) => [brand, toSoundKey(brand)]),
);

const BRANDS_BY_SOUND: ReadonlyMap<string, string> = new Map(
  [...BRAND_SOUNDS].map(([brand, sound]) => [sound, brand]),
);
/** Length of the compared first sounds: a quick check before the whole word is compared. */
const SOUND_PREFIX_LENGTH = 4;
const SOUND_PREFIXES = new Set(
  [...BRANDS_BY_SOUND.keys()].map((sound) => sound.slice(0, SOUND_PREFIX_LENGTH)),
);

/** A brand's spelling, as its owner writes it or close to it. */
export function getBrandName(key: string): string {
  return COINED_BRANDS.get(key) ?? key.charAt(0).toUpperCase() + key.slice(1);
}

/** Coined brands one edit away: a letter added, removed or replaced, or two swapped. */
export const findNearBrands = buildOneEditIndex(LONG_BRANDS);

/** The coined brand with which a longer word begins or ends: "Zomatoshop". */
export function findBrandInside(word: string): string | undefined {
  if (
    !LONG_BRAND_ENDS.has(word.slice(0, MIN_FUZZY_LENGTH)) &&
    !LONG_BRAND_ENDS.has(`-${word.slice(-MIN_FUZZY_LENGTH)}`)
  )
    return undefined;
  for (let length = word.length - 1; length >= MIN_FUZZY_LENGTH; length -= 1) {
    const start = word.slice(0, length);
    if (COINED_BRANDS.has(start)) return start;
    const end = word.slice(-length);
    if (COINED_BRANDS.has(end)) return end;
  }
  return undefined;
}

/** The coined brand that sounds the same, if any. */
export function findBrandBySound(word: string): string | undefined {
  if (word.length < MIN_SOUND_LENGTH) return undefined;
  const prefix = toSoundPrefix(word);
  const canMatch =
    prefix.length < SOUND_PREFIX_LENGTH || SOUND_PREFIXES.has(prefix.slice(0, SOUND_PREFIX_LENGTH));
  return canMatch ? BRANDS_BY_SOUND.get(toSoundKey(word)) : undefined;
}
