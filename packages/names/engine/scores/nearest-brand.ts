import { BRAND_SOUNDS, brandName, ORDINARY_BRANDS } from "../guards/brand-index.ts";
import { BRAND_NEIGHBOURS } from "../guards/lists/brand-neighbours.ts";
import { memoize } from "../model/memoize.ts";
import { computeLikeness, toSoundKey } from "../sound/likeness.ts";
import { isFamiliar } from "../words/familiar.ts";

/** The brand most similar to a name, and the kind of similarity. */
export interface NearestBrand {
  brand: string;
  code: "alike-spelling" | "alike-sound" | "brand-elsewhere";
  likeness: number;
}

/** A brand or word prepared for comparisons. */
interface ComparableText {
  text: string;
  letters: number;
  sound: string;
  sounds: number;
}

/** Minimum length; shorter brands are similar to too many words. */
const SHORTEST = 5;

/** Maximum difference: brands with a likeness below 0.75 are not reported. */
const UNLIKE = 0.25;

/** Coined brands by first sound, since names that begin differently are rarely confused. */
const BY_FIRST: ReadonlyMap<string, readonly ComparableText[]> = byFirst();

function byFirst(): Map<string, ComparableText[]> {
  const map = new Map<string, ComparableText[]>();
  for (const [brand, sound] of BRAND_SOUNDS) {
    if (brand.length < SHORTEST) continue;
    const held = toComparable(brand, sound);
    const first = sound.charAt(0);
    const brandsOfLetter = map.get(first);
    if (brandsOfLetter) brandsOfLetter.push(held);
    else map.set(first, [held]);
  }
  return map;
}

function toComparable(text: string, sound: string): ComparableText {
  return { text, letters: toLetterSet(text), sound, sounds: toLetterSet(sound) };
}

/** The letters of a text as a bit set. */
function toLetterSet(text: string): number {
  let set = 0;
  for (let at = 0; at < text.length; at += 1) set |= 1 << (text.charCodeAt(at) & 31);
  return set;
}

/** The brand most similar to one of a name's own words or to all of them joined, if any. */
export function nearestBrand(own: readonly string[]): NearestBrand | undefined {
  let nearest: NearestBrand | undefined;
  const together = own.length > 1 ? [searchNearest(own.join(""))] : [];
  for (const found of [...own.map((word) => nearestTo(word)), ...together]) {
    if (found && (!nearest || found.likeness > nearest.likeness)) nearest = found;
  }
  return nearest;
}

const nearestTo = memoize((word) => searchNearest(word));

function searchNearest(text: string): NearestBrand | undefined {
  if (ORDINARY_BRANDS.has(text))
    return { brand: brandName(text), code: "brand-elsewhere", likeness: 1 };
  if (text.length < SHORTEST || isFamiliar(text) || BRAND_NEIGHBOURS.has(text)) return undefined;
  const word = toComparable(text, toSoundKey(text));
  let nearest: NearestBrand | undefined;
  for (const brand of BY_FIRST.get(word.sound.charAt(0)) ?? []) {
    const found = compare(brand, word);
    if (found && (!nearest || found.likeness > nearest.likeness)) nearest = found;
  }
  return nearest;
}

function compare(brand: ComparableText, word: ComparableText): NearestBrand | undefined {
  const spelling = computeCloseLikeness(brand.text, brand.letters, word.text, word.letters);
  const sound = computeCloseLikeness(brand.sound, brand.sounds, word.sound, word.sounds);
  const best = Math.max(spelling, sound);
  if (best < 1 - UNLIKE) return undefined;
  const code = sound > spelling ? "alike-sound" : "alike-spelling";
  return { brand: brandName(brand.text), code, likeness: best };
}

/** Likeness, or 0 if lengths or letter sets show that it is too low. */
function computeCloseLikeness(one: string, ones: number, other: string, others: number): number {
  const most = UNLIKE * Math.max(one.length, other.length);
  if (Math.abs(one.length - other.length) > most) return 0;
  if (bits(ones & ~others) > most || bits(others & ~ones) > most) return 0;
  return computeLikeness(one, other);
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
}
