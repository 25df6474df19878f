import { type Language, type NamePart } from "../business-name.ts";
import { pick, type Random } from "../random.ts";
import { type Root } from "../words/roots.ts";

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

/** A second member of an Indian compound; the first is of one of the languages and sorts. */
type Member = readonly [
  text: string,
  gloss: string,
  languages: readonly [Language, ...Language[]],
  sorts: readonly Root["sort"][],
];

const MEMBERS: readonly Member[] = [
  ["ghar", "house", ["Hindi", "Urdu"], ["thing"]],
  ["wala", "man of", ["Hindi", "Urdu"], ["thing"]],
  ["shala", "hall", ["Sanskrit"], ["idea"]],
  ["dhara", "stream", ["Sanskrit"], ["idea"]],
  ["lok", "world", ["Sanskrit"], ["idea", "thing"]],
  ["setu", "bridge", ["Sanskrit", "Hindi"], ["idea"]],
  ["path", "path", ["Sanskrit"], ["idea"]],
  ["kiran", "ray", ["Sanskrit"], ["idea"]],
];

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

/** "Gyan" → "Gyansetu", bridge of knowledge. */
export function withMember(root: Root, random: Random): Made | undefined {
  const member = pick(MEMBERS, random);
  if (member === undefined) return undefined;
  const [text, gloss, languages, sorts] = member;
  if (!languages.includes(root.language) || !sorts.includes(root.sort)) return undefined;
  if (root.text.length > 7 || !meets(root.text, text)) return undefined;
  // "Gati" and "Madhu" would change their last vowel in a true compound.
  if (/[iou]$/.test(root.text)) return undefined;
  return {
    text: root.text + text,
    parts: [
      { text: root.text, gloss: root.gloss, language: root.language },
      { text, gloss, language: languages[0] },
    ],
  };
}
