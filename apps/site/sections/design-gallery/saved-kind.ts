import type { SavedKind } from "@angadi/ui/saved/saved-kind";

export const SAVED_DESIGNS = "savedDesigns";

/** Comma-separated slugs, in the order they were saved. */
export const savedDesigns: SavedKind = {
  hasKey: (key) => key === SAVED_DESIGNS,
  isValid: (text) => /^[\w-]{1,40}(?:,[\w-]{1,40}){0,50}$/.test(text),
  countItems: (saved) => (saved[SAVED_DESIGNS] ?? "").split(",").length,
};
