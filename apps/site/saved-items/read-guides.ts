import { useSyncExternalStore } from "react";
import { createSavedValue, createTextSetCodec } from "@angadi/ui/saved/saved-value";
import { READ_GUIDES } from "./read-guides-kind.ts";

/** More guides than will ever exist. */
const MAX_GUIDES = 500;
const NO_GUIDES: ReadonlySet<string> = new Set();

/** The guides this visitor has read. */
const readGuides = createSavedValue(READ_GUIDES, createTextSetCodec(MAX_GUIDES));

/** Saves that a guide was read to its end. */
export function markRead(slug: string): void {
  if (!readGuides.read().has(slug)) readGuides.write(new Set([...readGuides.read(), slug]));
}

/** Slugs of the read guides; empty on the server and during hydration. */
export const useReadGuides = (): ReadonlySet<string> =>
  useSyncExternalStore(readGuides.subscribe, readGuides.read, () => NO_GUIDES);
