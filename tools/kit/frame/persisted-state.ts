import { useState, useSyncExternalStore } from "react";
import { type Persisted, parsedJson, persisted } from "#ui/storage/persisted.ts";

interface PersistedOptions<T> {
  tool: string;
  /** Raise it when the shape changes: what was stored under another is left alone and not read. */
  version: number;
  /** What stands there at first: on the server, and for who has nothing stored. */
  initial: T;
  /** What was stored, made safe; undefined if it is no such thing. It may hold anything at all. */
  parse: (stored: unknown) => T | undefined;
}

/** A tool's values and what can be done with them. */
export interface PersistedState<T> {
  value: T;
  /** As one types. */
  change: (next: T) => void;
  /** All at once, to be undone: the example, an empty sheet. */
  replace: (next: T) => void;
  /**
   * Takes back the last `replace`; what has been typed since comes back with another `undo`. Null when
   * there is nothing to take back.
   */
  undo: (() => void) | null;
}

/** A tool's values, kept in this browser and nowhere else. */
export function usePersistedState<T>(options: PersistedOptions<T>): PersistedState<T> {
  const { initial } = options;
  const store = storeOf(options);
  const value = useSyncExternalStore(store.subscribe, store.read, () => undefined) ?? initial;
  const [replaced, setReplaced] = useState<{ before: T; by: T } | null>(null);
  return {
    value,
    change: (next) => store.write(next),
    replace(next) {
      store.write(next);
      setReplaced({ before: value, by: next });
    },
    undo:
      replaced &&
      (() => {
        const { before, by } = replaced;
        store.write(before);
        setReplaced(value === by ? null : { before: value, by: before });
      }),
  };
}

const stores = new Map<string, Persisted<unknown>>();

/** One for each tool, whichever guide it stands in; undefined as long as nothing is stored. */
function storeOf<T>({ tool, version, parse }: PersistedOptions<T>): Persisted<T | undefined> {
  const known = stores.get(tool);
  if (known) return known as Persisted<T | undefined>;
  const store = persisted<T | undefined>(`guide-tool:${tool}`, {
    parse(text) {
      const stored = parsedJson(text) as { version?: unknown; value?: unknown } | null | undefined;
      return stored?.version === version ? parse(stored.value) : undefined;
    },
    format: (value) => JSON.stringify({ version, value }),
  });
  stores.set(tool, store as Persisted<unknown>);
  return store;
}
