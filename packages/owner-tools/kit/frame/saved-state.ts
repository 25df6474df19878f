import { useState, useSyncExternalStore } from "react";
import { parseJson } from "@angadi/ui/saved/parse-json";
import { type SavedValue, createSavedValue } from "@angadi/ui/saved/saved-value";
import { TOOL_PREFIX } from "./saved-kind.ts";

interface SavedStateOptions<T> {
  tool: string;
  /** Increase it when the shape changes: fields of another version are neither read nor changed. */
  version: number;
  /** The fields on the server, and while nothing is saved. */
  initial: T;
  /** Parses saved fields, which may contain anything; undefined if invalid. */
  parse: (stored: unknown) => T | undefined;
}

/** A tool's values and their actions. */
export interface SavedState<T> {
  /** The key under which they are saved. */
  key: string;
  value: T;
  /** Called on every input. */
  change: (next: T) => void;
  /** Replaces all values, e.g. by the example or an empty sheet; can be undone. */
  replace: (next: T) => void;
  /**
   * Undoes the last `replace`; another `undo` restores what was typed since. Null if there is
   * nothing to undo.
   */
  undo: (() => void) | null;
}

/** A tool's fields, saved only in this browser. */
export function useSavedState<T>(options: SavedStateOptions<T>): SavedState<T> {
  const { initial } = options;
  const store = getStore(options);
  const value = useSyncExternalStore(store.subscribe, store.read, () => undefined) ?? initial;
  const [replaced, setReplaced] = useState<{ before: T; by: T } | null>(null);
  return {
    key: toKey(options.tool),
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

const toKey = (tool: string) => `${TOOL_PREFIX}:${tool}`;

/** Saved values by tool. A tool has one version and one parser, whichever guide shows it. */
const tools = new Map<string, SavedValue<unknown>>();

/** The saved fields of a tool; undefined while nothing is saved. */
function getStore<T>({ tool, version, parse }: SavedStateOptions<T>): SavedValue<T | undefined> {
  const cachedState = tools.get(tool);
  if (cachedState) return cachedState as SavedValue<T | undefined>;
  const value = createSavedValue<T | undefined>(toKey(tool), {
    parse(text) {
      const saved = parseJson(text) as { version?: unknown; value?: unknown } | null | undefined;
      return saved?.version === version ? parse(saved.value) : undefined;
    },
    format: (fields) => JSON.stringify({ version, value: fields }),
  });
  tools.set(tool, value as SavedValue<unknown>);
  return value;
}
