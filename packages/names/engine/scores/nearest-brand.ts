import { BRAND_SOUNDS, getBrandName, ORDINARY_BRANDS } from "../guards/brand-index.ts";
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
  letterSet: number;
  sound: string;
  soundSet: number;
}

/** Minimum length; shorter brands are similar to too many words. */
const MIN_LENGTH = 5;

/** Maximum difference: a brand with a likeness below 0.75 is not reported. */
const MAX_DIFFERENCE = 0.25;

/** Coined brands by first sound, since names that begin differently are rarely confused. */
const BRANDS_BY_FIRST_SOUND: ReadonlyMap<string, readonly ComparableText[]> = groupByFirstSound();

function groupByFirstSound(): Map<string, ComparableText[]> {
  const map = new Map<string, ComparableText[]>();
  for (const [brand, sound] of BRAND_SOUNDS) {
    if (brand.length < MIN_LENGTH) continue;
    const comparable = toComparable(brand, sound);
    const firstSound = sound.charAt(0);
    const brandsOfSound = map.get(firstSound);
    if (brandsOfSound) brandsOfSound.push(comparable);
    else map.set(firstSound, [comparable]);
  }
  return map;
}

function toComparable(text: string, sound: string): ComparableText {
  return { text, letterSet: toLetterSet(text), sound, soundSet: toLetterSet(sound) };
}

/** The letters of a text as a bit set. */
function toLetterSet(text: string): number {
  let set = 0;
  for (let index = 0; index < text.length; index += 1) set |= 1 << (text.charCodeAt(index) & 31);
  return set;
}

/** The brand most similar to one of a name's distinctive words or to all of them joined, if any. */
export function findNearestBrand(words: readonly string[]): NearestBrand | undefined {
  let nearest: NearestBrand | undefined;
  const joinedResult = words.length > 1 ? [searchNearest(words.join(""))] : [];
  for (const candidate of [...words.map((word) => findNearestToWord(word)), ...joinedResult]) {
    if (candidate && (!nearest || candidate.likeness > nearest.likeness)) nearest = candidate;
  }
  return nearest;
}

const findNearestToWord = memoize((word) => searchNearest(word));

function searchNearest(text: string): NearestBrand | undefined {
  if (ORDINARY_BRANDS.has(text))
    return { brand: getBrandName(text), code: "brand-elsewhere", likeness: 1 };
  if (text.length < MIN_LENGTH || isFamiliar(text) || BRAND_NEIGHBOURS.has(text)) return undefined;
  const word = toComparable(text, toSoundKey(text));
  let nearest: NearestBrand | undefined;
  for (const brand of BRANDS_BY_FIRST_SOUND.get(word.sound.charAt(0)) ?? []) {
    const candidate = compareToBrand(brand, word);
    if (candidate && (!nearest || candidate.likeness > nearest.likeness)) nearest = candidate;
  }
  return nearest;
}

function compareToBrand(brand: ComparableText, word: ComparableText): NearestBrand | undefined {
  const spellingLikeness = computeCloseLikeness(
    brand.text,
    brand.letterSet,
    word.text,
    word.letterSet,
  );
  const soundLikeness = computeCloseLikeness(
    brand.sound,
    brand.soundSet,
    word.sound,
    word.soundSet,
  );
  const highestLikeness = Math.max(spellingLikeness, soundLikeness);
  if (highestLikeness < 1 - MAX_DIFFERENCE) return undefined;
  const code = soundLikeness > spellingLikeness ? "alike-sound" : "alike-spelling";
  return { brand: getBrandName(brand.text), code, likeness: highestLikeness };
}

/** Likeness, or 0 if lengths or letter sets show that it is too low. */
function computeCloseLikeness(
  one: string,
  letterSet: number,
  other: string,
  otherLetterSet: number,
): number {
  const maxDifference = MAX_DIFFERENCE * Math.max(one.length, other.length);
  if (Math.abs(one.length - other.length) > maxDifference) return 0;
  if (
    countBits(letterSet & ~otherLetterSet) > maxDifference ||
    countBits(otherLetterSet & ~letterSet) > maxDifference
  )
    return 0;
  return computeLikeness(one, other);
}

function countBits(set: number): number {
  let count = 0;
  for (let remainingBits = set; remainingBits !== 0; remainingBits &= remainingBits - 1) count += 1;
  return count;
}
