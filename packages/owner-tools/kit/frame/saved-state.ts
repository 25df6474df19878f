import { useState, useSyncExternalStore } from "react";
import { parseJson } from "@angadi/ui/saved/parse-json";
import { type SavedValue, createSavedValue } from "@angadi/ui/saved/saved-value";
import { TOOL_KEY_PREFIX } from "./saved-kind.ts";

/** Must be increased when a shape changes; fields of another version are ignored. */
const VERSION = 1;

export interface SavedState<T> {
  tool: string;
  value: T;
  change: (next: T) => void;
  /** Replaces all values, e.g. by the example or an empty form; can be undone. */
  replace: (next: T) => void;
  /**
   * Undoes the last `replace`; another `undo` restores what was typed since. Null if there is
   * nothing to undo.
   */
  undo: (() => void) | null;
}

/**
 * A tool's fields, saved only in this browser; `initial` on the server and while nothing is saved.
 * `parse` receives the saved JSON value, which may be anything; it returns undefined for an invalid one.
 */
export function useSavedState<T>(
  tool: string,
  initial: T,
  parse: (stored: unknown) => T | undefined,
): SavedState<T> {
  const store = getStore(tool, parse);
  const value = useSyncExternalStore(store.subscribe, store.read, () => undefined) ?? initial;
  const [replacement, setReplacement] = useState<{ previous: T; next: T } | null>(null);
  return {
    tool,
    value,
    change: (next) => store.write(next),
    replace(next) {
      store.write(next);
      setReplacement({ previous: value, next });
    },
    undo:
      replacement &&
      (() => {
        const { previous, next } = replacement;
        store.write(previous);
        setReplacement(value === next ? null : { previous: value, next: previous });
      }),
  };
}

export const toSavedKey = (tool: string) => `${TOOL_KEY_PREFIX}:${tool}`;

/** Saved values by tool. A tool has one parser, whichever guide shows it. */
const stores = new Map<string, SavedValue<unknown>>();

/** The saved fields of a tool; undefined while nothing is saved. */
function getStore<T>(
  tool: string,
  parse: (stored: unknown) => T | undefined,
): SavedValue<T | undefined> {
  const existing = stores.get(tool);
  if (existing) return existing as SavedValue<T | undefined>;
  const store = createSavedValue<T | undefined>(toSavedKey(tool), {
    parse(text) {
      const saved = parseJson(text) as { version?: unknown; value?: unknown } | null | undefined;
      return saved?.version === VERSION ? parse(saved.value) : undefined;
    },
    format: (fields) => JSON.stringify({ version: VERSION, value: fields }),
  });
  stores.set(tool, store as SavedValue<unknown>);
  return store;
}
