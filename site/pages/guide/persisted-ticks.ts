import { useSyncExternalStore } from "react";
import { type Persisted, persisted, textSet } from "#ui/storage/persisted.ts";

/** More items than any checklist of ours has. */
const MAX_TICKS = 100;
const NONE: ReadonlySet<string> = new Set();

/**
 * Which items of a guide's checklist are done, in this browser and nowhere else. An item is known by
 * its own words, so an edited guide keeps the ticks that still mean something.
 */
const stores = new Map<string, Persisted<ReadonlySet<string>>>();

function ticksOf(slug: string): Persisted<ReadonlySet<string>> {
  const store = stores.get(slug) ?? persisted(`guide-ticks:${slug}`, textSet(MAX_TICKS));
  stores.set(slug, store);
  return store;
}

/** Remembers these items, and no others, as done. */
export const persistTicks = (slug: string, items: Iterable<string>): void =>
  ticksOf(slug).write(new Set(items));

/** The items done; none on the server and while the page is hydrated. */
export const useTicks = (slug: string): ReadonlySet<string> =>
  useSyncExternalStore(ticksOf(slug).subscribe, ticksOf(slug).read, () => NONE);

/** The items done, as they are now. */
export const ticksNow = (slug: string): ReadonlySet<string> => ticksOf(slug).read();
