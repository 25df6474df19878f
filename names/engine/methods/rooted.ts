import { type Language, type NamePart } from "../business-name.ts";
import { pick, type Random } from "../random.ts";
import { type Root } from "../words/roots.ts";
import { type Filling, rootPart } from "./parts.ts";

/** What may stand at the end of a new word, with its own meaning, and the roots it reads well after. */
interface Ending {
  text: string;
  gloss: string;
  language: Language;
  after: ReadonlySet<string>;
}

const ending = (text: string, gloss: string, language: Language, after: string): Ending => ({
  text,
  gloss,
  language,
  after: new Set(after.split(" ")),
});

// Each pair was read aloud: most endings make no word that one would paint, or another word.
const ENDINGS: readonly Ending[] = [
  ending(
    "ika",
    "little one",
    "Sanskrit",
    "Yantra Sutra Neel Kiran Nupur Chitra Lata Vana Akshara Katha Lekha Ankur Ratna Vastra Champa",
  ),
  ending(
    "ayan",
    "way, journey",
    "Sanskrit",
    "Raga Gyan Vidya Disha Katha Natya Chitra Seva Yatra Swara Medha Bodha",
  ),
  ending(
    "shala",
    "hall",
    "Sanskrit",
    "Gyan Vidya Kala Natya Nritya Mudra Shilpa Sangeet Medha Katha Chitra Swaad Khel Vyayam Dhyan Rang Yantra Ganit Hunar Sutra",
  ),
  ending(
    "dhara",
    "stream",
    "Sanskrit",
    "Nyaya Abhyas Urja Swara Raga Gyan Seva Sneha Jeevan Mudra",
  ),
  ending("deep", "lamp", "Sanskrit", "Gyan Vidya Jeevan Seva Sneha"),
  ending(
    "khana",
    "house, room",
    "Urdu",
    "Dawa Masala Dawat Fursat Safar Resham Kitaab Karigar Tasveer Zaika Mehmaan Libaas Ittar Aaram Mehfil",
  ),
];

/** "Katha" and "ayan" share their a. */
const joined = (root: string, { text }: Ending): string =>
  /^a|^i/.test(text) && root.endsWith("a") ? root.slice(0, -1) + text : root + text;

/** A new word of a root of the trade and an ending, each with its meaning. */
export function rooted(roots: readonly Root[], random: Random): Filling | undefined {
  const root = pick(roots, random);
  const end =
    root &&
    pick(
      ENDINGS.filter(({ after }) => after.has(root.text)),
      random,
    );
  if (!root || !end) return undefined;
  const { gloss, language } = end;
  const part: NamePart = { text: `-${end.text}`, gloss, language };
  return { text: joined(root.text, end), parts: [rootPart(root), part] };
}
