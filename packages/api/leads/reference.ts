// No characters that look alike, and no vowels, so that it never spells a word.
const ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ";
const REFERENCE_LENGTH = 8;

/** A short reference to read out on the phone, such as `K7MP-2XWD`. */
export function createReference(): string {
  const values = crypto.getRandomValues(new Uint32Array(REFERENCE_LENGTH));
  const letters = Array.from(values, (value) => ALPHABET[value % ALPHABET.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
