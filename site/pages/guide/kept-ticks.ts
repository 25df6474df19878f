import { useCallback, useSyncExternalStore } from "react";

/**
 * Which items of a guide's checklist are done, in this browser and nowhere else. An item is known by
 * its own words, so an edited guide keeps the ticks that still mean something.
 */
const keyOf = (slug: string) => `guide-ticks:${slug}`;

/** More items than any checklist of ours has. */
const MOST = 100;
const NONE: ReadonlySet<string> = new Set();

/** What has been read from storage, by guide; a browser that refuses it remembers for this visit. */
const known = new Map<string, ReadonlySet<string>>();
const listeners = new Set<() => void>();

/** Remembers these items, and no others, as done. */
export function keepTicks(slug: string, items: Iterable<string>): void {
  const done = new Set(items);
  known.set(slug, done);
  try {
    if (done.size > 0) localStorage.setItem(keyOf(slug), JSON.stringify([...done]));
    else localStorage.removeItem(keyOf(slug));
  } catch {
    // Lasts for this visit.
  }
  for (const tell of listeners) tell();
}

/** The items done; none on the server and while the page is hydrated. */
export const useTicks = (slug: string): ReadonlySet<string> =>
  useSyncExternalStore(
    useCallback((tell: () => void) => subscribe(slug, tell), [slug]),
    () => ticksNow(slug),
    () => NONE,
  );

/** The items done, as they are now. */
export function ticksNow(slug: string): ReadonlySet<string> {
  const ticks = known.get(slug) ?? stored(slug);
  known.set(slug, ticks);
  return ticks;
}

function stored(slug: string): ReadonlySet<string> {
  try {
    const items: unknown = JSON.parse(localStorage.getItem(keyOf(slug)) ?? "[]");
    const list = Array.isArray(items) ? items.slice(0, MOST) : [];
    return new Set(list.filter((item) => typeof item === "string"));
  } catch {
    return NONE;
  }
}

function subscribe(slug: string, tell: () => void): () => void {
  // Another tab's ticks count, too.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== keyOf(slug) && key !== null) return;
    known.delete(slug);
    tell();
  };
  listeners.add(tell);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(tell);
    removeEventListener("storage", onStorage);
  };
}
