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

let bySound: ReadonlyMap<string, SectorBrand> | undefined;
/** By sound to an Indian reader: "Manyawar". */
let byGuardKey: ReadonlyMap<string, SectorBrand> = new Map();
let byName: ReadonlyMap<string, string> = new Map();
let near: ReturnType<typeof buildOneEditIndex> | undefined;

/** Minimum length for fuzzy matches; shorter brands are compared by sound only. */
const LEAST_NEAR = 5;

function load(): void {
  byName = decodeLetterLists(brands);
  const all = [...byName].map(([brand, sectors]) => ({ brand, sectors }));
  bySound = new Map(all.map((entry) => [toSoundKey(entry.brand), entry]));
  byGuardKey = new Map(all.map((entry) => [toGuardKey(entry.brand), entry]));
  near = buildOneEditIndex([...byName.keys()].filter((brand) => brand.length >= LEAST_NEAR));
}

/** The brand a word sounds like, or from which it is one edit away. */
export const findSimilarBrand: (word: string) => SectorBrand | undefined = memoize((word) => {
  if (bySound === undefined) load();
  const same = bySound?.get(toSoundKey(word));
  // A known word counts as a brand only if spelt exactly like it.
  if (isKnownWord(word)) return same?.brand === word ? same : undefined;
  const alike = same ?? (BRAND_NEIGHBOURS.has(word) ? undefined : byGuardKey.get(toGuardKey(word)));
  if (alike !== undefined || word.length < LEAST_NEAR) return alike;
  const brand = near?.(word).find((other) => other.charAt(0) === word.charAt(0));
  return brand === undefined ? undefined : { brand, sectors: byName.get(brand) ?? "" };
});
