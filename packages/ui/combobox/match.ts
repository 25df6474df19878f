import { matchingWords } from "./match-words.ts";
import type { ComboboxOption } from "./option.ts";

const normalized = (text: string) => text.trim().toLowerCase();

/**
 * Returns the options whose name contains the text, otherwise those that match its words; by group.
 */
export function matching(options: readonly ComboboxOption[], text: string) {
  const needle = normalized(text);
  const named = options.filter(({ name }) => name.toLowerCase().includes(needle));
  const found = named.length > 0 ? named : matchingWords(options, needle);
  return [...Map.groupBy(found, ({ group }) => group ?? "")];
}

/** Returns the option with exactly this name, ignoring case. */
export function exactMatch(options: readonly ComboboxOption[], text: string) {
  const needle = normalized(text);
  const found = needle ? options.filter(({ name }) => name.toLowerCase() === needle) : [];
  return found.length === 1 ? found[0] : undefined;
}

/** Splits a name at the typed text: before, match, after. */
export function splitAtMatch(name: string, text: string): [string, string, string] {
  const needle = normalized(text);
  const start = needle ? name.toLowerCase().indexOf(needle) : -1;
  if (start < 0) return [name, "", ""];
  const end = start + needle.length;
  return [name.slice(0, start), name.slice(start, end), name.slice(end)];
}
