import { useMemo, useSyncExternalStore } from "react";
import { persisted } from "#ui/storage/persisted.ts";
import { slugsIn } from "./choice.ts";
import type { Design } from "./design.ts";

/** Slugs with commas between them, in the order they were saved. */
const stored = persisted<string>("savedDesigns", {
  parse: (text) => text,
  format: (text) => text,
});
const write = (slugs: readonly string[]) => stored.write(slugs.join(","));

/** The designs this browser keeps. */
export interface Saved {
  /** Undefined until the browser has been asked. */
  slugs: readonly string[] | undefined;
  /** Saves a design or lets it go; gives the list as it is then. */
  toggle: (slug: string) => readonly string[];
  /** Saves those that are not saved yet. */
  add: (slugs: readonly string[]) => void;
}

/** What the visitor saved, of the designs there are. */
export function useSaved(designs: readonly Design[]): Saved {
  const text = useSyncExternalStore<string | undefined>(
    stored.subscribe,
    stored.read,
    () => undefined,
  );
  return useMemo(() => {
    const slugs = text === undefined ? undefined : slugsIn(text, designs);
    const kept = () => slugsIn(stored.read(), designs);
    return {
      slugs,
      toggle(slug) {
        const before = kept();
        const after = before.includes(slug)
          ? before.filter((other) => other !== slug)
          : [...before, slug];
        write(after);
        return after;
      },
      add: (more) => write([...new Set([...kept(), ...more])]),
    };
  }, [text, designs]);
}
