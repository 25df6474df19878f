import { useState, useSyncExternalStore } from "react";
import { parseJson } from "@angadi/ui/saved/parse-json";
import { type SavedValue, savedValue } from "@angadi/ui/saved/saved-value";
import { TOOL_PREFIX } from "./saved-kind.ts";

interface SavedStateOptions<T> {
  tool: string;
  /** Raise it when the shape changes: fields of another version are left alone and not read. */
  version: number;
  /** The fields on the server, and while nothing is saved. */
  initial: T;
  /** Reads saved fields, which may hold anything; undefined if they are not such fields. */
  parse: (stored: unknown) => T | undefined;
}

/** A tool's values and what can be done with them. */
export interface SavedState<T> {
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

/** A tool's fields, saved in this browser and nowhere else. */
export function useSavedState<T>(options: SavedStateOptions<T>): SavedState<T> {
  const { initial } = options;
  const store = savedFields(options);
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

/** A tool has one version and one parser, whichever guide shows it. */
const tools = new Map<string, SavedValue<unknown>>();

/** The saved fields of a tool; undefined as long as nothing is saved. */
function savedFields<T>({ tool, version, parse }: SavedStateOptions<T>): SavedValue<T | undefined> {
  const known = tools.get(tool);
  if (known) return known as SavedValue<T | undefined>;
  const value = savedValue<T | undefined>(`${TOOL_PREFIX}:${tool}`, {
    parse(text) {
      const saved = parseJson(text) as { version?: unknown; value?: unknown } | null | undefined;
      return saved?.version === version ? parse(saved.value) : undefined;
    },
    format: (fields) => JSON.stringify({ version, value: fields }),
  });
  tools.set(tool, value as SavedValue<unknown>);
  return value;
}
