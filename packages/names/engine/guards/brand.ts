import {
  findBrandInside,
  getBrandName,
  findBrandBySound,
  COINED_BRANDS,
  findNearBrands,
  ORDINARY_BRANDS,
} from "./brand-index.ts";
import { BRAND_NEIGHBOURS } from "./lists/brand-neighbours.ts";
import { GENERAL_WORDS } from "./lists/general-words.ts";
import { memoize } from "../model/memoize.ts";
import { toGuardKey } from "../sound/guard-key.ts";
import { isKnownWord } from "./known-words.ts";

/** Shorter words match only a brand with the same first letter: "Malli" is not "Nalli". */
const MIN_LENGTH_FOR_OTHER_INITIAL = 6;

/** The brand a name could be mistaken for, if any; for `runs`, see `joinWordRuns`. */
export function findConfusableBrand(
  words: readonly string[],
  runs: readonly string[],
): string | undefined {
  for (const run of runs) {
    const brand = findCoinedBrand(run);
    if (brand !== undefined) return getBrandName(brand);
  }
  const ordinaryBrand = findOrdinaryBrand(words);
  return ordinaryBrand === undefined ? undefined : getBrandName(ordinaryBrand);
}

/** The coined brand that a word could be mistaken for. */
export const findCoinedBrand = memoize((word): string | undefined => {
  if (COINED_BRANDS.has(word)) return word;
  if (BRAND_NEIGHBOURS.has(word) || ORDINARY_BRANDS.has(word)) return undefined;
  if (word.endsWith("s") && COINED_BRANDS.has(word.slice(0, -1))) return word.slice(0, -1);
  for (const brand of findNearBrands(word))
    if (word.length >= MIN_LENGTH_FOR_OTHER_INITIAL || brand.charAt(0) === word.charAt(0))
      return brand;
  return findBrandBySound(word) ?? findBrandInside(word);
});

/** An ordinary word counts as a brand only if alone, or among words of the brand's trade. */
function findOrdinaryBrand(words: readonly string[]): string | undefined {
  const distinctiveWords = words.filter((word) => !GENERAL_WORDS.has(word));
  for (const word of distinctiveWords) {
    const brand = findOrdinaryBrandBySound(word);
    const trades = brand === undefined ? undefined : ORDINARY_BRANDS.get(brand);
    if (trades && distinctiveWords.every((other) => other === word || trades.has(other)))
      return brand;
  }
  return undefined;
}

let brandsByGuardKey: ReadonlyMap<string, string> | undefined;

/** The ordinary-word brand that a word is or, unless it is a known word, sounds like: "Bajaaj". */
export const findOrdinaryBrandBySound = memoize((word): string | undefined => {
  if (ORDINARY_BRANDS.has(word)) return word;
  brandsByGuardKey ??= new Map(
    [...ORDINARY_BRANDS.keys()].map((brand) => [toGuardKey(brand), brand]),
  );
  return isKnownWord(word) || BRAND_NEIGHBOURS.has(word)
    ? undefined
    : brandsByGuardKey.get(toGuardKey(word));
});
