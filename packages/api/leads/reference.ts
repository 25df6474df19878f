// No letters or digits that look alike, and no vowels, so that it never spells a word.
const ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ";
const LENGTH = 8;

/** A short reference people can read out on the phone, e.g. `K7MP-2XWD`. */
export function newReference(): string {
  const values = crypto.getRandomValues(new Uint32Array(LENGTH));
  const letters = Array.from(values, (value) => ALPHABET[value % ALPHABET.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
