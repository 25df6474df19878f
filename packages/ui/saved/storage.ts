/** `localStorage`, as used by all of the site's saved state. */

/** Texts by key. */
export type SavedTexts = Readonly<Record<string, string>>;

/** Maximum length of a text; a longer one is neither saved nor read. */
export const MAX_CHARACTERS = 200_000;

/** Texts that the browser refused to store, by key; they last until the page is closed. */
const unsavedTexts = new Map<string, string>();

/** Returns the text saved under a key; empty if none. */
export function readText(key: string): string {
  const unsaved = unsavedTexts.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    const text = localStorage.getItem(key) ?? "";
    return text.length > MAX_CHARACTERS ? "" : text;
  } catch {
    return "";
  }
}

/** Returns all texts whose key passes `matches`. */
export function readTexts(matches: (key: string) => boolean): SavedTexts {
  const keys = new Set([...listStoredKeys(), ...unsavedTexts.keys()]);
  const entries = [...keys].filter(matches).map((key) => [key, readText(key)] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ""));
}

function listStoredKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/**
 * Saves these texts; those that the browser refuses last until the page is closed. Returns whether
 * all of them are stored. An empty text removes its key.
 */
export function saveTexts(texts: SavedTexts): boolean {
  for (const [key, text] of Object.entries(texts)) unsavedTexts.set(key, text);
  // Also stores earlier texts, if there is room again.
  for (const [key, text] of unsavedTexts) if (storeTexts({ [key]: text })) unsavedTexts.delete(key);
  notifyListeners();
  return Object.keys(texts).every((key) => !unsavedTexts.has(key));
}

/**
 * Saves all these texts or, if the browser blocks storage or is out of space, none. Returns whether
 * they were saved. An empty text removes its key.
 */
export function writeTexts(texts: SavedTexts): boolean {
  const previousTexts = Object.fromEntries(Object.keys(texts).map((key) => [key, readText(key)]));
  const isStored = storeTexts(texts);
  if (isStored) for (const key of Object.keys(texts)) unsavedTexts.delete(key);
  else storeTexts(previousTexts);
  notifyListeners();
  return isStored;
}

/** Returns the texts that are not stored and whose key starts with `prefix`. */
export const readUnsavedTexts = (prefix: string): SavedTexts =>
  Object.fromEntries([...unsavedTexts].filter(([key]) => key.startsWith(prefix)));

function storeTexts(texts: SavedTexts): boolean {
  try {
    for (const [key, text] of Object.entries(texts)) {
      if (text.length > MAX_CHARACTERS) return false;
      if (text === "") localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    }
    return true;
  } catch {
    return false;
  }
}

/** Browsers fire this event only in other tabs; this page listens to its own writes as well. */
const notifyListeners = () => dispatchEvent(new Event("storage"));

/** Calls `listener` after each change, in this tab or another; for `useSyncExternalStore`. */
export function subscribeToStorage(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
