/** Left context, letters, right context, sounds (separated by spaces). */
export type Rule = readonly [before: string, letters: string, after: string, sounds: string];

/** A compiled rule. */
export interface CompiledRule {
  before: string;
  letters: string;
  after: string;
  sounds: readonly string[];
}

/** Groups rules by first letter, in their order. */
export function byFirstLetter(
  rules: readonly Rule[],
): ReadonlyMap<string, readonly CompiledRule[]> {
  const map = new Map<string, CompiledRule[]>();
  for (const [before, letters, after, sounds] of rules) {
    const rule = { before, letters, after, sounds: sounds === "" ? [] : sounds.split(" ") };
    const letter = letters.charAt(0);
    const letterRules = map.get(letter);
    if (letterRules) letterRules.push(rule);
    else map.set(letter, [rule]);
  }
  return map;
}

/** Whether a rule's letters and context match a lower-case word at this index. */
export function matchesRule(rule: CompiledRule, word: string, at: number): boolean {
  if (!word.startsWith(rule.letters, at)) return false;
  return fitsBefore(rule.before, word, at) && fitsAfter(rule.after, word, at + rule.letters.length);
}

function fitsBefore(before: string, word: string, at: number): boolean {
  for (let index = before.length - 1, place = at - 1; index >= 0; index -= 1, place -= 1)
    if (!isOfClass(before.charAt(index), word, place)) return false;
  return true;
}

function fitsAfter(after: string, word: string, at: number): boolean {
  for (let index = 0; index < after.length; index += 1)
    if (!isOfClass(after.charAt(index), word, at + index)) return false;
  return true;
}

function isOfClass(sign: string, word: string, place: number): boolean {
  const letter = word.charAt(place);
  switch (sign) {
    case "^":
      return place < 0;
    case "$":
      return place >= word.length;
    case "V":
      return letter !== "" && "aeiouy".includes(letter);
    case "C":
      return letter !== "" && !"aeiouy".includes(letter);
    case "E":
      return letter !== "" && "eiy".includes(letter);
    default:
      return letter === sign;
  }
}
