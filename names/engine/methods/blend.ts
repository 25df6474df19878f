import { phonemes } from "../sound/phonemes.ts";

/** Two words told as one where the end of the first sounds as the beginning of the second. */
export interface Blend {
  text: string;
  parents: readonly [string, string];
}

/** Longest run of letters that ends one word and begins the other, of at least two. */
function sharedLetters(one: string, other: string): number {
  // Most words have not even the first two in common.
  if (one.indexOf(other.slice(0, 2), 2) < 0) return 0;
  for (let length = Math.min(one.length, other.length) - 2; length >= 2; length--)
    if (one.endsWith(other.slice(0, length))) return length;
  return 0;
}

/** Whether two sounds at least end the one and begin the other, so that the ear hears both words. */
function soundsShared(one: string, other: string): boolean {
  const end = phonemes(one);
  const start = phonemes(other);
  for (let length = 2; length <= Math.min(end.length, start.length); length++)
    if (end.slice(-length).join(" ") === start.slice(0, length).join(" ")) return true;
  return false;
}

/** The blend of two words, if their ends meet in letters and in sound and both stay whole. */
export function blendOf(one: string, other: string): Blend | undefined {
  const left = one.toLowerCase();
  const right = other.toLowerCase();
  const length = sharedLetters(left, right);
  if (length === 0 || /[^a-z]/.test(left + right)) return undefined;
  const text = left + right.slice(length);
  // What is left of the second word must still tell it.
  if (right.length - length < 3 || text.length > 12 || !soundsShared(left, right)) return undefined;
  return { text: text.charAt(0).toUpperCase() + text.slice(1), parents: [one, other] };
}

/** All blends of a list of first words with a list of second ones. */
export function blendsOf(firsts: readonly string[], seconds: readonly string[]): Blend[] {
  return firsts
    .flatMap((one) => seconds.filter((other) => other !== one).map((other) => blendOf(one, other)))
    .filter((blend) => blend !== undefined);
}
