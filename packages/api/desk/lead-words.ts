import type { StoredLead } from "../leads/leads.ts";

/** Shortest and longest prefix by which a name or number is found, in characters. */
const FIRST_BEGINNING = 2;
const LAST_BEGINNING = 10;
/** Length of the table's column. */
const LONGEST = 40;
/** Maximum words of one message. */
const MESSAGE_WORDS = 300;
/** Digits of a phone number without its country code. */
const NATIONAL = 10;

/** The words by which a lead is found. */
export function searchWords(lead: StoredLead): Set<string> {
  const { name, email, reference, phone, message, company } = lead;
  const found = new Set<string>();
  const named = [name, email, reference, phone, company?.name ?? "", company?.website ?? ""];
  const digits = phone.replaceAll(/\D/g, "");
  for (const word of [...named.flatMap(split), digits, digits.slice(-NATIONAL)])
    for (const beginning of prefixes(word)) found.add(beginning);
  for (const word of split(message ?? "").slice(0, MESSAGE_WORDS)) found.add(word);
  return found;
}

/** The words of a search; each is looked up unchanged. */
export const wordsIn = (search: string): string[] => {
  const digits = search.replaceAll(/[\s()+-]/g, "");
  // A phone number, however it is spaced.
  if (/^\d{6,}$/.test(digits)) return [digits.slice(0, LONGEST)];
  return [...new Set(split(search))].slice(0, 8);
};

/** Lower-case words without accents, split at anything but letters, vowel signs and digits. */
const split = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => Array.from(word).slice(0, LONGEST).join(""));

function prefixes(word: string): string[] {
  const characters = Array.from(word);
  const beginnings = [characters.slice(0, LONGEST).join("")].filter(Boolean);
  for (let length = FIRST_BEGINNING; length <= LAST_BEGINNING; length += 1)
    if (length < characters.length) beginnings.push(characters.slice(0, length).join(""));
  return beginnings;
}
