import { brands } from "virtual:guard-lists";
import { memoize } from "../memoize.ts";
import { distance, soundKey } from "../sound/likeness.ts";
import { decodeLetterLists } from "./letter-lists.ts";
import { isKnownWord } from "./known-words.ts";

/** A brand, the letters of its sectors, and how it sounds. */
interface SectorBrand {
  brand: string;
  sectors: string;
}

let bySound: ReadonlyMap<string, SectorBrand> | undefined;
let bySlip: ReadonlyMap<string, readonly SectorBrand[]> | undefined;

/** Shorter brands are near everything: only their sound counts. */
const LEAST_NEAR = 5;

function load(): void {
  const sounds = new Map<string, SectorBrand>();
  const slips = new Map<string, SectorBrand[]>();
  for (const [brand, sectors] of decodeLetterLists(brands)) {
    const entry = { brand, sectors };
    sounds.set(soundKey(brand), entry);
    if (brand.length >= LEAST_NEAR)
      for (const form of slipsOf(brand)) slips.set(form, [...(slips.get(form) ?? []), entry]);
  }
  bySound = sounds;
  bySlip = slips;
}

/** The brand a word sounds like, or is one slip away from. */
export const brandHeard: (word: string) => SectorBrand | undefined = memoize((word) => {
  if (bySound === undefined) load();
  const same = bySound?.get(soundKey(word));
  // A word of everybody's is a brand only as it is written.
  if (isKnownWord(word)) return same?.brand === word ? same : undefined;
  if (same !== undefined || word.length < LEAST_NEAR) return same;
  for (const form of slipsOf(word))
    for (const entry of bySlip?.get(form) ?? [])
      if (entry.brand.charAt(0) === word.charAt(0) && distance(entry.brand, word) === 1)
        return entry;
  return undefined;
});

/** A word and every form of it that lacks one letter. */
function slipsOf(word: string): Set<string> {
  const forms = new Set([word]);
  for (let at = 0; at < word.length; at += 1) forms.add(word.slice(0, at) + word.slice(at + 1));
  return forms;
}
