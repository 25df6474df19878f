import { brands } from "virtual:engine-lists";
import { memoize } from "../model/memoize.ts";
import { toGuardKey } from "../sound/guard-key.ts";
import { toSoundKey } from "../sound/likeness.ts";
import { decodeLetterLists } from "./letter-lists.ts";
import { isKnownWord } from "./known-words.ts";
import { BRAND_NEIGHBOURS } from "./lists/brand-neighbours.ts";
import { buildOneEditIndex } from "./one-edit-index.ts";

/** A brand and the letters of its sectors. */
interface SectorBrand {
  brand: string;
  sectors: string;
}

let brandsBySound: ReadonlyMap<string, SectorBrand> | undefined;
/** Brands by `toGuardKey`, since some are Indian words: "Manyawar". */
let brandsByGuardKey: ReadonlyMap<string, SectorBrand> = new Map();
let sectorsByBrand: ReadonlyMap<string, string> = new Map();
let findNearBrands: ReturnType<typeof buildOneEditIndex> | undefined;

/** Minimum length for fuzzy matches; shorter brands are compared by sound only. */
const MIN_FUZZY_LENGTH = 5;

function loadBrands(): void {
  sectorsByBrand = decodeLetterLists(brands);
  const sectorBrands = [...sectorsByBrand].map(([brand, sectors]) => ({ brand, sectors }));
  brandsBySound = new Map(sectorBrands.map((entry) => [toSoundKey(entry.brand), entry]));
  brandsByGuardKey = new Map(sectorBrands.map((entry) => [toGuardKey(entry.brand), entry]));
  findNearBrands = buildOneEditIndex(
    [...sectorsByBrand.keys()].filter((brand) => brand.length >= MIN_FUZZY_LENGTH),
  );
}

/** The brand a word sounds like, or from which it is one edit away. */
export const findSimilarBrand: (word: string) => SectorBrand | undefined = memoize((word) => {
  if (brandsBySound === undefined) loadBrands();
  const sameSound = brandsBySound?.get(toSoundKey(word));
  // A known word counts as a brand only if spelt exactly like it.
  if (isKnownWord(word)) return sameSound?.brand === word ? sameSound : undefined;
  const similarBrand =
    sameSound ?? (BRAND_NEIGHBOURS.has(word) ? undefined : brandsByGuardKey.get(toGuardKey(word)));
  if (similarBrand !== undefined || word.length < MIN_FUZZY_LENGTH) return similarBrand;
  const brand = findNearBrands?.(word).find((other) => other.charAt(0) === word.charAt(0));
  return brand === undefined ? undefined : { brand, sectors: sectorsByBrand.get(brand) ?? "" };
});
