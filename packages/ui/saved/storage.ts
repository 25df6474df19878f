/** The browser's local storage, as all of the site's saved state uses it. */

/** Texts by their keys. */
export type Saved = Readonly<Record<string, string>>;

/** Characters under one key; a longer text is none of ours. */
export const MAX_CHARACTERS = 200_000;

/** The text saved under a key; empty if there is none, or the browser refuses storage. */
export function readText(key: string): string {
  try {
    const text = localStorage.getItem(key) ?? "";
    return text.length > MAX_CHARACTERS ? "" : text;
  } catch {
    return "";
  }
}

/** All texts whose key `matches`. */
export function readTexts(matches: (key: string) => boolean): Saved {
  try {
    const keys = Object.keys(localStorage).filter(matches);
    return Object.fromEntries(keys.map((key) => [key, readText(key)]));
  } catch {
    return {};
  }
}

/**
 * Saves all these texts, or none if the browser refuses or has no room: then returns false. An empty text
 * removes its key.
 */
export function writeTexts(texts: Saved): boolean {
  const before = Object.fromEntries(Object.keys(texts).map((key) => [key, readText(key)]));
  const isWritten = put(texts);
  if (!isWritten) put(before);
  // Browsers announce what other tabs write; this page listens to its own writes the same way.
  dispatchEvent(new Event("storage"));
  return isWritten;
}

function put(texts: Saved): boolean {
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
