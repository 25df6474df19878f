import { parseJson } from "./parse-json.ts";
import type { Saved } from "./storage.ts";

/**
 * A kind of item that visitors save, declared by the feature that saves it. "My counter" counts, exports
 * and imports items by these alone.
 */
export interface SavedKind {
  /** Whether an item of this kind is saved under `key`. */
  owns: (key: string) => boolean;
  /** Whether a text could be an item: a file that a visitor imports may hold anything. */
  isValid: (text: string) => boolean;
  /** How many items these texts are, all of this kind. */
  count: (saved: Saved) => number;
}

/** The items of a JSON list; none if the text is no list. */
export function parseList(text: string): unknown[] {
  const list = parseJson(text);
  return Array.isArray(list) ? list : [];
}

/** A list of items under one key. */
export const savedList = (key: string, isItem: (item: unknown) => boolean): SavedKind => ({
  owns: (other) => other === key,
  isValid: (text) => parseList(text).length > 0 && parseList(text).every(isItem),
  count: (saved) => parseList(saved[key] ?? "").length,
});

/** Items with a key of their own, `<prefix>:<name>`. */
export const savedByName = (prefix: string, isValid: SavedKind["isValid"]): SavedKind => ({
  owns: (key) => key.startsWith(`${prefix}:`) && /^[\w-]{1,60}$/.test(key.slice(prefix.length + 1)),
  isValid,
  count: (saved) => Object.keys(saved).length,
});

export const isText = (value: unknown): value is string => typeof value === "string";
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
