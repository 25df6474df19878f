/** Minimum characters. NIST SP 800-63B-4 wants length and a blocklist instead of character rules. */
export const MIN_PASSWORD = 12;
/** Maximum characters; longer ones would only cost the server time. */
export const MAX_PASSWORD = 128;

export type PasswordProblem = "short" | "long" | "common" | "personal";

/** Parts of the most common passwords of twelve characters or more. */
const COMMON_PARTS =
  /password|passwort|passw0rd|p@ssw(?:or|0r)d|qwertyuiop|qwerty|asdfghjkl|asdfgh|zxcvbnm|letmein|welcome|iloveyou|administrator|admin|changeme|sunshine|princess|football|cricket|baseball|monkey|dragon|superman|batman|starwars|trustno1|default|secret|1q2w3e4r5t6y|1qaz2wsx3edc|q1w2e3r4t5y6|angadi|india|abc|test|user|root|login/g;

/** Why a password is rejected; undefined if it is accepted. `personal` is the person's name and email. */
export function findPasswordProblem(
  password: string,
  personal: readonly string[],
): PasswordProblem | undefined {
  const characters = Array.from(password);
  if (characters.length < MIN_PASSWORD) return "short";
  if (characters.length > MAX_PASSWORD) return "long";
  const lower = password.toLowerCase();
  if (isCommon(lower)) return "common";
  // Without these parts, the password must still be long enough.
  const parts = personal
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= 4);
  const remainder = parts.reduce((remaining, part) => remaining.replaceAll(part, ""), lower);
  return remainder.length < lower.length && remainder.length < MIN_PASSWORD / 2
    ? "personal"
    : undefined;
}

/** Listed words with digits and signs, one repeated character, or a sequence of digits or keys. */
function isCommon(lower: string): boolean {
  const remainder = lower.replaceAll(COMMON_PARTS, "").replaceAll(/[\d\W_]/g, "");
  if (remainder.length < 4 && new Set(remainder).size < 4) return true;
  return new Set(lower).size < 5 || isRepeated(lower);
}

/** "abcdabcdabcd": a repeated piece of up to six characters. */
const isRepeated = (text: string) => /^(.{1,6}?)\1+.{0,5}$/.test(text);
