import { toAsciiDigits } from "@angadi/formats/phone";
import type { StoredLead } from "../../leads/leads.ts";

/** Shortest and longest prefix by which a name or number is found, in characters. */
const MIN_PREFIX_LENGTH = 2;
const MAX_PREFIX_LENGTH = 10;
/** Length of the table's column. */
const MAX_WORD_LENGTH = 40;
/** Maximum number of words indexed per message. */
const MAX_MESSAGE_WORDS = 300;
/** Digits of a phone number without its country code. */
const NATIONAL_DIGITS = 10;

/** The words by which a lead is found. */
export function listSearchWords(lead: StoredLead): Set<string> {
  const { name, email, reference, phone, message, company } = lead;
  const words = new Set<string>();
  // Found without its hyphen, too: a search without letters is read as a phone number.
  const joinedReference = reference.replaceAll("-", "");
  const fields = [
    name,
    email,
    reference,
    joinedReference,
    phone.input,
    company?.name ?? "",
    company?.website ?? "",
  ];
  const phoneNumbers = [phone.input, phone.e164 ?? ""].map(readDigits);
  const nationalNumbers = phoneNumbers.map((digits) => digits.slice(-NATIONAL_DIGITS));
  for (const word of [...fields.flatMap(splitWords), ...phoneNumbers, ...nationalNumbers])
    for (const prefix of listPrefixes(word)) words.add(prefix);
  for (const word of splitWords(message ?? "").slice(0, MAX_MESSAGE_WORDS)) words.add(word);
  return words;
}

/** The words of a search; each is looked up unchanged. */
export const parseSearchWords = (search: string): string[] => {
  const digits = readDigits(search);
  // A phone number, however it is spaced: a whole one is found by its last ten digits.
  if (digits.length >= 6 && !/\p{L}/u.test(search)) return [digits.slice(-NATIONAL_DIGITS)];
  return [...new Set(splitWords(search))].slice(0, 8);
};

const readDigits = (text: string) => toAsciiDigits(text).replaceAll(/\D/g, "");

/** Lower-case words without accents, splitWords at anything but letters, vowel signs and digits. */
const splitWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => Array.from(word).slice(0, MAX_WORD_LENGTH).join(""));

function listPrefixes(word: string): string[] {
  const characters = Array.from(word);
  const prefixes = [characters.slice(0, MAX_WORD_LENGTH).join("")].filter(Boolean);
  for (let length = MIN_PREFIX_LENGTH; length <= MAX_PREFIX_LENGTH; length += 1)
    if (length < characters.length) prefixes.push(characters.slice(0, length).join(""));
  return prefixes;
}
