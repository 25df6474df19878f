import { useSyncExternalStore } from "react";
import { createSavedValue, createTextSetCodec } from "@angadi/ui/saved/saved-value";
import { READ_GUIDES } from "./read-guides-kind.ts";

/** More guides than will ever exist. */
const MAX_GUIDES = 500;
const NO_GUIDES: ReadonlySet<string> = new Set();

/** Slugs of the guides that this visitor has read to the end. */
const savedSlugs = createSavedValue(READ_GUIDES, createTextSetCodec(MAX_GUIDES));

/** Saves that a guide was read to its end. */
export function markRead(slug: string): void {
  if (!savedSlugs.read().has(slug)) savedSlugs.write(new Set([...savedSlugs.read(), slug]));
}

/** Returns the slugs of the read guides; empty on the server and during hydration. */
export const useReadGuides = (): ReadonlySet<string> =>
  useSyncExternalStore(savedSlugs.subscribe, savedSlugs.read, () => NO_GUIDES);
