import { useSyncExternalStore } from "react";
import { createSavedValue } from "@angadi/ui/saved/saved-value";
import { parseSlugs } from "./gallery-filter.ts";
import type { Design } from "./design.ts";
import { SAVED_DESIGNS } from "./saved-kind.ts";

const savedText = createSavedValue<string>(SAVED_DESIGNS, {
  parse: (text) => text,
  format: (text) => text,
});
const writeSlugs = (slugs: readonly string[]) => savedText.write(slugs.join(","));

/** The designs saved in this browser. */
export interface SavedDesigns {
  /** Undefined until the storage has been read. */
  slugs: readonly string[] | undefined;
  /** Saves a design or removes it. Returns the new list. */
  toggle: (slug: string) => readonly string[];
  /** Saves the designs that are not saved yet. */
  add: (slugs: readonly string[]) => void;
}

/** The visitor's saved designs, without unknown ones. */
export function useSavedDesigns(designs: readonly Design[]): SavedDesigns {
  const text = useSyncExternalStore<string | undefined>(
    savedText.subscribe,
    savedText.read,
    () => undefined,
  );
  const slugs = text === undefined ? undefined : parseSlugs(text, designs);
  const readSlugs = () => parseSlugs(savedText.read(), designs);
  return {
    slugs,
    toggle(slug) {
      const currentSlugs = readSlugs();
      const updatedSlugs = currentSlugs.includes(slug)
        ? currentSlugs.filter((item) => item !== slug)
        : [...currentSlugs, slug];
      writeSlugs(updatedSlugs);
      return updatedSlugs;
    },
    add: (newSlugs) => writeSlugs([...new Set([...readSlugs(), ...newSlugs])]),
  };
}
