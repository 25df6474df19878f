import { type Language, type NamePart } from "../model/business-name.ts";
import { pick, type Random } from "../model/random.ts";
import { type IndicRoot } from "../words/roots.ts";
import { type Filling, toRootPart } from "./parts.ts";

/** A meaningful ending of a new word. */
interface Ending {
  text: string;
  gloss: string;
  language: Language;
  /** Roots it may follow: these pairs were checked by reading them aloud. */
  compatibleRoots: ReadonlySet<string>;
  /** Languages of roots it may follow if the owner asks mainly for new words. */
  languages: readonly Language[];
  kind: IndicRoot["kind"];
}

const SANSKRIT_AND_HINDI: readonly Language[] = ["Sanskrit", "Hindi"];
const HINDI_AND_URDU: readonly Language[] = ["Hindi", "Urdu"];

const createEnding = (
  [text, gloss, language]: [string, string, Language],
  languages: readonly Language[],
  kind: IndicRoot["kind"],
  compatibleRoots: string,
): Ending => ({
  text,
  gloss,
  language,
  languages,
  kind,
  compatibleRoots: new Set(compatibleRoots.split(" ")),
});

const ENDINGS: readonly Ending[] = [
  createEnding(
    ["ika", "little one", "Sanskrit"],
    SANSKRIT_AND_HINDI,
    "thing",
    "Yantra Sutra Nupur Chitra Lata Vana Akshara Katha Lekha Ankur Ratna Vastra Champa",
  ),
  createEnding(
    ["ayan", "way, journey", "Sanskrit"],
    SANSKRIT_AND_HINDI,
    "idea",
    "Raga Gyan Vidya Disha Katha Natya Chitra Seva Swara Medha Bodha",
  ),
  createEnding(
    ["shala", "hall", "Sanskrit"],
    SANSKRIT_AND_HINDI,
    "idea",
    "Gyan Vidya Kala Natya Nritya Mudra Shilpa Medha Katha Chitra Swaad Khel Vyayam Dhyan Yantra Ganit",
  ),
  createEnding(
    ["dhara", "stream", "Sanskrit"],
    ["Sanskrit"],
    "idea",
    "Nyaya Abhyas Urja Swara Raga Gyan Seva Sneha Jeevan Mudra",
  ),
  createEnding(
    ["khana", "house, room", "Urdu"],
    ["Urdu"],
    "idea",
    "Dawa Masala Dawat Fursat Resham Kitaab Karigar Tasveer Zaika Mehmaan Ittar Aaram",
  ),
  createEnding(
    ["ghar", "house", "Hindi"],
    HINDI_AND_URDU,
    "thing",
    "Khilona Masala Kitaab Dawa Resham Malmal Achaar Makhan Chashma Patang",
  ),
];

/** Maximum length of a word that can be read at a glance. */
const MAX_WORD_LENGTH = 12;

/** Joins a root and an ending; "Katha" and "ayan" share their a. Undefined if they do not fit. */
function joinEnding(root: string, ending: string): string | undefined {
  const text =
    /^[ai]/.test(ending) && root.endsWith("a") ? root.slice(0, -1) + ending : root + ending;
  const hasVowelClash = /[aeiou]{2}/.test(text.slice(root.length - 2, root.length + 1));
  return hasVowelClash || text.length > MAX_WORD_LENGTH || root.endsWith(ending.charAt(0))
    ? undefined
    : text;
}

/**
 * A new word from a root and an ending, both with a meaning: from any pair of suitable languages if
 * `allowsAnyPair`, otherwise only from checked pairs.
 */
export function coinWord(
  roots: readonly IndicRoot[],
  random: Random,
  allowsAnyPair: boolean,
): Filling | undefined {
  const root = pick(roots, random);
  const canFollow = ({ compatibleRoots, languages, kind }: Ending) =>
    root !== undefined &&
    (compatibleRoots.has(root.text) ||
      (allowsAnyPair && languages.includes(root.language) && kind === root.kind));
  const ending = pick(
    ENDINGS.filter((candidate) => canFollow(candidate)),
    random,
  );
  const text = root && ending && joinEnding(root.text, ending.text);
  if (!text) return undefined;
  const endingPart: NamePart = {
    text: `-${ending.text}`,
    gloss: ending.gloss,
    language: ending.language,
  };
  return { text, parts: [toRootPart(root), endingPart] };
}
