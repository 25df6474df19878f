import { useSyncExternalStore } from "react";
import { savedValues, textSet } from "@angadi/ui/saved/saved-value";
import { TICKS_PREFIX } from "./saved-kind.ts";

/** More items than any checklist of ours has. */
const MAX_TICKS = 100;
const NONE: ReadonlySet<string> = new Set();

/**
 * The ticked items of a guide's checklist. An item is known by its own words, so an edited guide keeps
 * the ticks that still mean something.
 */
const savedTicks = savedValues(TICKS_PREFIX, textSet(MAX_TICKS));

/** Saves these items, and no others, as ticked. */
export const saveTicks = (slug: string, items: Iterable<string>): boolean =>
  savedTicks(slug).write(new Set(items));

/** The ticked items; none on the server and during hydration. */
export const useTicks = (slug: string): ReadonlySet<string> =>
  useSyncExternalStore(savedTicks(slug).subscribe, savedTicks(slug).read, () => NONE);
