import { memoize } from "../model/memoize.ts";

const SMALL_WORDS = new Set(["of", "the", "at", "in", "on", "and", "to", "a"]);

/** "rolling pin" → "Rolling Pin", "Top Of The Milk" → "Top of the Milk"; keeps inner capitals. */
export function toTitleCase(entry: string): string {
  return entry
    .split(/ +/)
    .map((word, index, words) =>
      index > 0 && index < words.length - 1 && SMALL_WORDS.has(word.toLowerCase())
        ? word.toLowerCase()
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
}

/** The entries of a list, capitalised as in a name. */
export const splitList: (text: string) => readonly string[] = memoize((text) =>
  text
    .split(", ")
    .filter((entry) => entry !== "")
    .map((entry) => toTitleCase(entry)),
);

const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  scissors: "scissors",
  leaf: "leaves",
  loaf: "loaves",
  shelf: "shelves",
  hoof: "hooves",
};

/** "Ladle" → "Ladles", "Box" → "Boxes", "Berry" → "Berries", "Loaf" → "Loaves". */
export function pluralize(text: string): string {
  const irregularPlural = IRREGULAR_PLURALS[text.toLowerCase()];
  if (irregularPlural !== undefined) return toTitleCase(irregularPlural);
  if (/(?:s|sh|ch|x|z)$/i.test(text)) return `${text}es`;
  if (/[^aeiou]y$/i.test(text)) return `${text.slice(0, -1)}ies`;
  return `${text}s`;
}

/** "Meera" → "Meera's", "Das" → "Das's". */
export function toPossessive(name: string): string {
  return `${name}'s`;
}

/** Number of letters in a name, without spaces and punctuation. */
export const countLetters = (text: string): number =>
  text.replace(/^[a-z &]*$/i.test(text) ? /[ &]+/g : /[^\p{L}\p{N}]/gu, "").length;

/** Key for duplicates: ignores case, spaces, "&", "the" and plurals. */
export const toSpellingKey = (text: string): string => text.split(" ").map(toWordKey).join("");

const toWordKey = memoize((text) =>
  text
    .toLowerCase()
    .replace(/['’]s?\b/g, "")
    .replaceAll("&", " and ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "the")
    .map((word) => (word.length > 3 && !word.endsWith("ss") ? word.replace(/e?s?$/, "") : word))
    .join(""),
);
