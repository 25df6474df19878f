import { findWordMatches } from "./match-words.ts";
import type { ComboboxOption } from "./option.ts";

const normalize = (text: string) => text.trim().toLowerCase();

/**
 * Returns the options whose name contains the text or, if none, those that match its words. They
 * are grouped.
 */
export function findMatches(options: readonly ComboboxOption[], text: string) {
  const needle = normalize(text);
  const nameMatches = options.filter(({ name }) => name.toLowerCase().includes(needle));
  const matches = nameMatches.length > 0 ? nameMatches : findWordMatches(options, needle);
  return [...Map.groupBy(matches, ({ group }) => group ?? "")];
}

/** Returns the option with exactly this name, ignoring case. */
export function findExactMatch(options: readonly ComboboxOption[], text: string) {
  const needle = normalize(text);
  const matches = needle ? options.filter(({ name }) => name.toLowerCase() === needle) : [];
  return matches.length === 1 ? matches[0] : undefined;
}

/** Splits a name at the typed text: before, match, after. */
export function splitAtMatch(name: string, text: string): [string, string, string] {
  const needle = normalize(text);
  const start = needle ? name.toLowerCase().indexOf(needle) : -1;
  if (start < 0) return [name, "", ""];
  const end = start + needle.length;
  return [name.slice(0, start), name.slice(start, end), name.slice(end)];
}
