/** Minimum characters. NIST SP 800-63B-4 wants length and a blocklist instead of character rules. */
export const MIN_PASSWORD_LENGTH = 12;
/** Maximum characters; longer ones would only cost the server time. */
export const MAX_PASSWORD_LENGTH = 128;

export type PasswordProblem = "short" | "long" | "common" | "personal";

/** Parts of the most common passwords of twelve characters or more. */
const COMMON_PARTS =
  /password|passwort|passw0rd|p@ssw(?:or|0r)d|qwertyuiop|qwerty|asdfghjkl|asdfgh|zxcvbnm|letmein|welcome|iloveyou|administrator|admin|changeme|sunshine|princess|football|cricket|baseball|monkey|dragon|superman|batman|starwars|trustno1|default|secret|1q2w3e4r5t6y|1qaz2wsx3edc|q1w2e3r4t5y6|angadi|india|abc|test|user|root|login/g;

/**
 * Returns why a password is rejected, or undefined if it is accepted. `personalTexts` are the name
 * and the email address of the account.
 */
export function findPasswordProblem(
  password: string,
  personalTexts: readonly string[],
): PasswordProblem | undefined {
  const characters = Array.from(password);
  if (characters.length < MIN_PASSWORD_LENGTH) return "short";
  if (characters.length > MAX_PASSWORD_LENGTH) return "long";
  const lowerCase = password.toLowerCase();
  if (isCommon(lowerCase)) return "common";
  // Without these parts, the password must still be long enough.
  const parts = personalTexts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= 4);
  const remainder = parts.reduce((remaining, part) => remaining.replaceAll(part, ""), lowerCase);
  return remainder.length < lowerCase.length && remainder.length < MIN_PASSWORD_LENGTH / 2
    ? "personal"
    : undefined;
}

/** True for common words with digits and signs, few different characters, or a repeated piece. */
function isCommon(lowerCase: string): boolean {
  const remainder = lowerCase.replaceAll(COMMON_PARTS, "").replaceAll(/[\d\W_]/g, "");
  if (remainder.length < 4 && new Set(remainder).size < 4) return true;
  return new Set(lowerCase).size < 5 || isRepeated(lowerCase);
}

/** True for a repeated piece of up to six characters, e.g. "abcdabcdabcd". */
const isRepeated = (text: string) => /^(.{1,6}?)\1+.{0,5}$/.test(text);
