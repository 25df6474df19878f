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
export function groupByFirstLetter(
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
export function matchesRule(rule: CompiledRule, word: string, start: number): boolean {
  if (!word.startsWith(rule.letters, start)) return false;
  return (
    matchesBefore(rule.before, word, start) &&
    matchesAfter(rule.after, word, start + rule.letters.length)
  );
}

function matchesBefore(before: string, word: string, start: number): boolean {
  for (let index = before.length - 1, position = start - 1; index >= 0; index -= 1, position -= 1)
    if (!matchesClass(before.charAt(index), word, position)) return false;
  return true;
}

function matchesAfter(after: string, word: string, start: number): boolean {
  for (let index = 0; index < after.length; index += 1)
    if (!matchesClass(after.charAt(index), word, start + index)) return false;
  return true;
}

function matchesClass(symbol: string, word: string, position: number): boolean {
  const letter = word.charAt(position);
  switch (symbol) {
    case "^":
      return position < 0;
    case "$":
      return position >= word.length;
    case "V":
      return letter !== "" && "aeiouy".includes(letter);
    case "C":
      return letter !== "" && !"aeiouy".includes(letter);
    case "E":
      return letter !== "" && "eiy".includes(letter);
    default:
      return letter === symbol;
  }
}
