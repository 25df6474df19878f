import { useMemo, useSyncExternalStore } from "react";
import { savedValue } from "@angadi/ui/saved/saved-value";
import { slugsIn } from "./choice.ts";
import type { Design } from "./design.ts";
import { SAVED_DESIGNS } from "./saved-kind.ts";

const stored = savedValue<string>(SAVED_DESIGNS, {
  parse: (text) => text,
  format: (text) => text,
});
const write = (slugs: readonly string[]) => stored.write(slugs.join(","));

/** The designs saved in this browser. */
export interface Saved {
  /** Undefined until the storage has been read. */
  slugs: readonly string[] | undefined;
  /** Saves a design or removes it. Returns the new list. */
  toggle: (slug: string) => readonly string[];
  /** Saves the designs that are not saved yet. */
  add: (slugs: readonly string[]) => void;
}

/** The visitor's saved designs, without unknown ones. */
export function useSaved(designs: readonly Design[]): Saved {
  const text = useSyncExternalStore<string | undefined>(
    stored.subscribe,
    stored.read,
    () => undefined,
  );
  return useMemo(() => {
    const slugs = text === undefined ? undefined : slugsIn(text, designs);
    const savedSlugs = () => slugsIn(stored.read(), designs);
    return {
      slugs,
      toggle(slug) {
        const before = savedSlugs();
        const after = before.includes(slug)
          ? before.filter((other) => other !== slug)
          : [...before, slug];
        write(after);
        return after;
      },
      add: (more) => write([...new Set([...savedSlugs(), ...more])]),
    };
  }, [text, designs]);
}
