import { type Language, type NamePart } from "../business-name.ts";
import { pick, type Random } from "../random.ts";
import { type Root } from "../words/roots.ts";
import { type Filling, rootPart } from "./parts.ts";

/** What may stand at the end of a made-up word, with its own meaning; all may follow any root. */
interface Ending {
  text: string;
  gloss: string;
  language: Language;
  /** Languages whose words it may follow. */
  after: readonly Language[];
  sorts: readonly Root["sort"][];
}

const INDIC: readonly Language[] = ["Sanskrit", "Hindi"];
const ANY: readonly Root["sort"][] = ["thing", "idea", "place"];

const ENDINGS: readonly Ending[] = [
  { text: "ika", gloss: "little one", language: "Sanskrit", after: INDIC, sorts: ["thing"] },
  { text: "ayan", gloss: "way, journey", language: "Sanskrit", after: INDIC, sorts: ["idea"] },
  { text: "kriti", gloss: "work, creation", language: "Sanskrit", after: INDIC, sorts: ["idea"] },
  { text: "rekha", gloss: "line", language: "Sanskrit", after: INDIC, sorts: ["idea"] },
  { text: "dhara", gloss: "stream", language: "Sanskrit", after: INDIC, sorts: ["idea"] },
  { text: "deep", gloss: "lamp", language: "Sanskrit", after: INDIC, sorts: ["idea"] },
  { text: "shala", gloss: "hall", language: "Sanskrit", after: INDIC, sorts: ["idea"] },
  { text: "khana", gloss: "house, room", language: "Urdu", after: ["Urdu"], sorts: ANY },
  { text: "illu", gloss: "house", language: "Telugu", after: ["Telugu"], sorts: ANY },
];

/** Longest word that is still read at a glance. */
const LONGEST = 11;

/** "Katha" and "ayan" share their a; a vowel that would change in the joint makes no word. */
function joined(root: string, ending: string): string | undefined {
  if (/^[aeiou]/.test(ending)) {
    if (/[^aeiou]$/.test(root)) return root + ending;
    return /[^a]a$/.test(root) ? root.slice(0, -1) + ending : undefined;
  }
  if (/[iou]$/.test(root) || root.slice(-1) === ending.charAt(0)) return undefined;
  const breath = ending.replace(/^(?:dh|sh|kh|bh|th)/, "x");
  const crowded = /[^aeiou]{2}$/.test(root) || /^[^aeiou]{2}/.test(breath);
  return crowded && !root.endsWith("a") ? undefined : root + ending;
}

/** A new word of a root of the trade and an ending, each with its meaning. */
export function rooted(roots: readonly Root[], random: Random): Filling | undefined {
  const root = pick(roots, random);
  const ending = pick(ENDINGS, random);
  if (root === undefined || ending === undefined) return undefined;
  if (!ending.after.includes(root.language) || !ending.sorts.includes(root.sort)) return undefined;
  const text = joined(root.text, ending.text);
  if (text === undefined || text.length > LONGEST) return undefined;
  const { gloss, language } = ending;
  const part: NamePart = { text: `-${ending.text}`, gloss, language };
  return { text, parts: [rootPart(root), part] };
}
