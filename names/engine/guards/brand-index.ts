import { entriesOf } from "./phrases.ts";
import { soundKey } from "../sound/likeness.ts";
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

/** Brands that are nobody's word: coined ones, surnames, and phrases; as written, by their key. */
export const COINED: ReadonlyMap<string, string> = new Map(
  [...entriesOf(coined.india), ...entriesOf(coined.world)].filter(([key]) => !ORDINARY.has(key)),
);

/** How many brands we hold. */
export const BRAND_COUNT = COINED.size + ORDINARY.size;

/** Shorter coined brands are compared whole and by sound only: five letters are near everything. */
const LEAST_NEAR = 6;

/** Coined brands by every form that lacks one letter, so that one slip is one look-up. */
const BY_SLIP: ReadonlyMap<string, readonly string[]> = bySlip();
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

/** A brand as its owner writes it, or nearly. */
export function brandName(key: string): string {
  return COINED.get(key) ?? key.charAt(0).toUpperCase() + key.slice(1);
}

function bySlip(): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const brand of COINED.keys()) {
    if (brand.length < LEAST_NEAR) continue;
    for (const form of slipsOf(brand)) {
      const known = map.get(form);
      if (known) known.push(brand);
      else map.set(form, [brand]);
    }
  }
  return map;
}

/** A word and every form of it that lacks one letter. */
function slipsOf(word: string): Set<string> {
  const forms = new Set([word]);
  for (let at = 0; at < word.length; at += 1) forms.add(word.slice(0, at) + word.slice(at + 1));
  return forms;
}

/** Coined brands that may be one slip (a letter more, fewer, other, or two swapped) away. */
export function nearBrands(word: string): ReadonlySet<string> {
  const near = new Set<string>();
  if (word.length < LEAST_NEAR - 1) return near;
  for (const form of slipsOf(word)) for (const brand of BY_SLIP.get(form) ?? []) near.add(brand);
  return near;
}

/** The coined brand that sounds the same, if any. */
export function brandOfSound(word: string): string | undefined {
  return word.length < LEAST_HEARD ? undefined : BY_SOUND.get(soundKey(word));
}
