import { useSyncExternalStore } from "react";
import { persisted, textSet } from "#ui/storage/persisted.ts";

/** More guides than there will ever be. */
const MAX_GUIDES = 500;
const NONE: ReadonlySet<string> = new Set();

/** Which guides this visitor has read, in this browser and nowhere else. */
const read = persisted("readGuides", textSet(MAX_GUIDES));

/** Remembers that a guide was read to its end. */
export function markRead(slug: string): void {
  if (!read.read().has(slug)) read.write(new Set([...read.read(), slug]));
}

/** Slugs of the guides read; none on the server and while the page is hydrated. */
export const useReadGuides = (): ReadonlySet<string> =>
  useSyncExternalStore(read.subscribe, read.read, () => NONE);
