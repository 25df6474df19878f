import { useState, useSyncExternalStore } from "react";

/** Longer is nobody's sheet. */
const MOST_CHARACTERS = 200_000;

interface Keeping<T> {
  tool: string;
  /** Raise it when the shape changes: what was kept under another is left alone and not read. */
  version: number;
  /** What stands there at first: on the server, and for who has nothing kept. */
  start: T;
  /** What was kept, made safe; undefined if it is no such thing. It may hold anything at all. */
  accept: (stored: unknown) => T | undefined;
}

/** A tool's values and what can be done with them. */
export interface Kept<T> {
  value: T;
  /** As one types. */
  change: (next: T) => void;
  /** All at once, to be undone: the example, an empty sheet. */
  replace: (next: T) => void;
  /** Takes back the last `replace`; null when there is none, or one has typed since. */
  undo: (() => void) | null;
}

/** A tool's values, kept in this browser and nowhere else. */
export function useKept<T>(keeping: Keeping<T>): Kept<T> {
  const { tool, version, start } = keeping;
  const value = useSyncExternalStore(
    subscribe,
    () => valueOf(keeping),
    () => start,
  );
  const [before, setBefore] = useState<{ value: T } | null>(null);
  const set = (next: T) => {
    known.set(tool, next);
    write(tool, version, next);
    for (const tell of listeners) tell();
  };
  return {
    value,
    change(next) {
      set(next);
      setBefore(null);
    },
    replace(next) {
      set(next);
      setBefore({ value });
    },
    undo:
      before &&
      (() => {
        set(before.value);
        setBefore(null);
      }),
  };
}

/** What has been read or typed, by tool; a browser that refuses storage remembers it so. */
const known = new Map<string, unknown>();
const listeners = new Set<() => void>();

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function valueOf<T>({ tool, version, start, accept }: Keeping<T>): T {
  if (!known.has(tool)) {
    const kept = accept(read(tool, version));
    // Not remembered: the same tool begins otherwise in another guide.
    if (kept === undefined) return start;
    known.set(tool, kept);
  }
  return known.get(tool) as T;
}

const keyOf = (tool: string) => `guide-tool:${tool}`;

function read(tool: string, version: number): unknown {
  try {
    const text = localStorage.getItem(keyOf(tool)) ?? "";
    if (text.length > MOST_CHARACTERS) return undefined;
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return undefined;
    const { version: of, value } = stored as { version?: unknown; value?: unknown };
    return of === version ? value : undefined;
  } catch {
    // Nothing kept, something broken, or a browser that refuses.
    return undefined;
  }
}

function write(tool: string, version: number, value: unknown): void {
  try {
    localStorage.setItem(keyOf(tool), JSON.stringify({ version, value }));
  } catch {
    // Kept until the page is closed.
  }
}
