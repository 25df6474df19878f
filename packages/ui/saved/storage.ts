/** `localStorage`, as used by all of the site's saved state. */

/** Texts by key. */
export type SavedTexts = Readonly<Record<string, string>>;

/** Maximum length of a text; a longer one was not saved by us. */
export const MAX_CHARACTERS = 200_000;

/** Returns the text saved under a key; empty if there is none, or if the browser blocks storage. */
export function readText(key: string): string {
  try {
    const text = localStorage.getItem(key) ?? "";
    return text.length > MAX_CHARACTERS ? "" : text;
  } catch {
    return "";
  }
}

/** Returns all texts whose key `matches`. */
export function readTexts(matches: (key: string) => boolean): SavedTexts {
  try {
    const keys = Object.keys(localStorage).filter(matches);
    return Object.fromEntries(keys.map((key) => [key, readText(key)]));
  } catch {
    return {};
  }
}

/**
 * Saves all these texts or, if the browser blocks storage or is out of space, none. Returns whether
 * they were saved. An empty text removes its key.
 */
export function writeTexts(texts: SavedTexts): boolean {
  const previousTexts = Object.fromEntries(Object.keys(texts).map((key) => [key, readText(key)]));
  const isWritten = storeTexts(texts);
  if (!isWritten) storeTexts(previousTexts);
  // Browsers only fire this event for other tabs; this page listens to its own writes as well.
  dispatchEvent(new Event("storage"));
  return isWritten;
}

function storeTexts(texts: SavedTexts): boolean {
  try {
    for (const [key, text] of Object.entries(texts)) {
      if (text === "") localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    }
    return true;
  } catch {
    return false;
  }
}

/** Calls `listener` after each change, in this tab or another; for `useSyncExternalStore`. */
export function subscribeToStorage(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
