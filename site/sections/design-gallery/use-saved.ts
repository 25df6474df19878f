import { useMemo, useSyncExternalStore } from "react";
import { slugsIn } from "./choice.ts";
import type { Design } from "./design.ts";

/** Slugs with commas between them, in the order they were saved. */
const KEY = "savedDesigns";

const listeners = new Set<() => void>();
/** What a browser that refuses storage would have kept: it lasts as long as the page. */
let unstored: string | undefined;

function read(): string {
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function write(slugs: readonly string[]): void {
  const text = slugs.join(",");
  try {
    localStorage.setItem(KEY, text);
    unstored = undefined;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

/** Other tabs of the site save, too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

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
  const text = useSyncExternalStore<string | undefined>(subscribe, read, () => undefined);
  return useMemo(() => {
    const slugs = text === undefined ? undefined : slugsIn(text, designs);
    const kept = () => slugsIn(read(), designs);
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
