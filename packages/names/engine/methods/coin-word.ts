import { type Language, type NamePart } from "../model/business-name.ts";
import { pick, type Random } from "../model/random.ts";
import { type Root } from "../words/roots.ts";
import { type Filling, rootPart } from "./parts.ts";

/** A meaningful ending of a new word. */
interface Ending {
  text: string;
  gloss: string;
  language: Language;
  /** Roots it may follow; each pair was checked by reading it aloud. */
  after: ReadonlySet<string>;
  /** Languages of roots it may follow if the owner asks mainly for new words. */
  languages: readonly Language[];
  sort: Root["sort"];
}

const INDIC: readonly Language[] = ["Sanskrit", "Hindi"];
const NORTHERN: readonly Language[] = ["Hindi", "Urdu"];

const ending = (
  [text, gloss, language]: [string, string, Language],
  languages: readonly Language[],
  sort: Root["sort"],
  after: string,
): Ending => ({ text, gloss, language, languages, sort, after: new Set(after.split(" ")) });

const ENDINGS: readonly Ending[] = [
  ending(
    ["ika", "little one", "Sanskrit"],
    INDIC,
    "thing",
    "Yantra Sutra Nupur Chitra Lata Vana Akshara Katha Lekha Ankur Ratna Vastra Champa",
  ),
  ending(
    ["ayan", "way, journey", "Sanskrit"],
    INDIC,
    "idea",
    "Raga Gyan Vidya Disha Katha Natya Chitra Seva Swara Medha Bodha",
  ),
  ending(
    ["shala", "hall", "Sanskrit"],
    INDIC,
    "idea",
    "Gyan Vidya Kala Natya Nritya Mudra Shilpa Medha Katha Chitra Swaad Khel Vyayam Dhyan Yantra Ganit",
  ),
  ending(
    ["dhara", "stream", "Sanskrit"],
    ["Sanskrit"],
    "idea",
    "Nyaya Abhyas Urja Swara Raga Gyan Seva Sneha Jeevan Mudra",
  ),
  ending(
    ["khana", "house, room", "Urdu"],
    ["Urdu"],
    "idea",
    "Dawa Masala Dawat Fursat Resham Kitaab Karigar Tasveer Zaika Mehmaan Ittar Aaram",
  ),
  ending(
    ["ghar", "house", "Hindi"],
    NORTHERN,
    "thing",
    "Khilona Masala Kitaab Dawa Resham Malmal Achaar Makhan Chashma Patang",
  ),
];

/** Maximum length of a word that can be read at a glance. */
const LONGEST = 12;

/** Joins a root and an ending; "Katha" and "ayan" share their a. Undefined if vowels clash. */
function joinEnding(root: string, ending: string): string | undefined {
  const text =
    /^[ai]/.test(ending) && root.endsWith("a") ? root.slice(0, -1) + ending : root + ending;
  const clashes = /[aeiou]{2}/.test(text.slice(root.length - 2, root.length + 1));
  return clashes || text.length > LONGEST || root.endsWith(ending.charAt(0)) ? undefined : text;
}

/**
 * A new word from a root and an ending, both with a meaning: from any compatible pair if `any`,
 * otherwise only from checked pairs.
 */
export function coinWord(
  roots: readonly Root[],
  random: Random,
  any: boolean,
): Filling | undefined {
  const root = pick(roots, random);
  const canFollow = ({ after, languages, sort }: Ending) =>
    root !== undefined &&
    (after.has(root.text) || (any && languages.includes(root.language) && sort === root.sort));
  const end = pick(
    ENDINGS.filter((one) => canFollow(one)),
    random,
  );
  const text = root && end && joinEnding(root.text, end.text);
  if (!text) return undefined;
  const part: NamePart = { text: `-${end.text}`, gloss: end.gloss, language: end.language };
  return { text, parts: [rootPart(root), part] };
}
