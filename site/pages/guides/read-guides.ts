import { useSyncExternalStore } from "react";

/**
 * Which guides this visitor has read, in this browser and nowhere else. A browser that refuses
 * storage remembers until the page is closed.
 */
const KEY = "readGuides";
const NONE: ReadonlySet<string> = new Set();

let read: ReadonlySet<string> | undefined;
const listeners = new Set<() => void>();

/** Remembers that a guide was read to its end. */
export function markRead(slug: string): void {
  if (current().has(slug)) return;
  read = new Set([...current(), slug]);
  try {
    localStorage.setItem(KEY, JSON.stringify([...read]));
  } catch {
    // Remembered for this visit.
  }
  for (const tell of listeners) tell();
}

/** Slugs of the guides read; none on the server and while the page is hydrated. */
export const useReadGuides = (): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, current, () => NONE);

const current = (): ReadonlySet<string> => (read ??= stored());

function stored(): ReadonlySet<string> {
  try {
    const slugs: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === "string") : []);
  } catch {
    return NONE;
  }
}

function subscribe(tell: () => void): () => void {
  // Another tab's reading counts, too.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    read = undefined;
    tell();
  };
  listeners.add(tell);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(tell);
    removeEventListener("storage", onStorage);
  };
}
