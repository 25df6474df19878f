import { type NamePart } from "../business-name.ts";
import { pick, type Random } from "../random.ts";

/** A word with an ending that itself means something. */
export interface Made {
  text: string;
  parts: readonly NamePart[];
}

/** Endings of old English names of people and places: no glue. */
const ENDINGS = "field folk smith".split(" ");

/** What a field can bear, a smith work or a folk be named after: stuff one can touch. */
const STUFFS = new Set(
  `sugar butter silk gold silver wool felt clay cane cotton linen jute teak cedar oak iron copper
  brass steel ink paper chalk grain rice salt pepper ginger clover petal fern moss stone brick slate
  thread yarn spark willow walnut wheat millet barley flax mint lantern tin bark root seed leaf
  tile glass reed ribbon amber coral pearl jasmine cork tan rope`.split(/\s+/),
);

/** Two letters that may meet in the middle of a word. */
function meets(left: string, right: string): boolean {
  const end = left.slice(-1).toLowerCase();
  const start = right.charAt(0);
  if (end === start) return false;
  return !(/[h]/.test(start) && /[^aeiou]/.test(end));
}

/** "Cane" → "Canefield". */
export function withEnding(word: string, random: Random): Made | undefined {
  const ending = pick(ENDINGS, random);
  if (ending === undefined || !STUFFS.has(word.toLowerCase()) || !meets(word, ending))
    return undefined;
  return { text: word + ending, parts: [{ text: word }] };
}
