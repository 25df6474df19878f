import { useSyncExternalStore } from "react";
import { createSavedValues, createTextSetCodec } from "@angadi/ui/saved/saved-value";
import { TICKS_PREFIX } from "../../saved-items/guide-ticks.ts";

/** More than any checklist has items. */
const MAX_TICKS = 100;
const NO_TICKS: ReadonlySet<string> = new Set();

/**
 * The ticked items of a guide's checklist. Items are identified by their text, so an edited guide
 * keeps the ticks of unchanged items.
 */
const getTicksStore = createSavedValues(TICKS_PREFIX, createTextSetCodec(MAX_TICKS));

/** Saves exactly these items as ticked. */
export const saveTicks = (slug: string, items: Iterable<string>): boolean =>
  getTicksStore(slug).write(new Set(items));

/** The ticked items; empty on the server and during hydration. */
export const useTicks = (slug: string): ReadonlySet<string> =>
  useSyncExternalStore(getTicksStore(slug).subscribe, getTicksStore(slug).read, () => NO_TICKS);
