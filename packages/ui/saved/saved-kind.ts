import { parseJson } from "./parse-json.ts";
import type { SavedTexts } from "./storage.ts";

/**
 * A kind of item that visitors save, declared by the feature that saves it. The page "Saved" counts,
 * exports and imports items only through these.
 */
export interface SavedKind {
  /** Whether an item of this kind is saved under `key`. */
  hasKey: (key: string) => boolean;
  /** Whether a text is a valid item: an imported file may contain anything. */
  isValid: (text: string) => boolean;
  /** Counts the items in these texts, all of this kind. */
  countItems: (saved: SavedTexts) => number;
}

/** Parses a JSON list; empty if the text is not a list. */
export function parseJsonList(text: string): unknown[] {
  const list = parseJson(text);
  return Array.isArray(list) ? list : [];
}

/** A kind with a list of items under one key. */
export const createListKind = (key: string, isItem: (item: unknown) => boolean): SavedKind => ({
  hasKey: (candidate) => candidate === key,
  isValid: (text) => parseJsonList(text).length > 0 && parseJsonList(text).every(isItem),
  countItems: (saved) => parseJsonList(saved[key] ?? "").length,
});

/** A kind with one key per item, `<prefix>:<name>`. */
export const createNamedKind = (prefix: string, isValid: SavedKind["isValid"]): SavedKind => ({
  hasKey: (key) =>
    key.startsWith(`${prefix}:`) && /^[\w-]{1,60}$/.test(key.slice(prefix.length + 1)),
  isValid,
  countItems: (saved) => Object.keys(saved).length,
});

export const isString = (value: unknown): value is string => typeof value === "string";
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
