import { useMemo, useSyncExternalStore } from "react";
import type { Mood } from "../name-board/mood.ts";
import { type Kept, MOST_KEPT, eachOnce, keptIn, keyOf } from "./shortlist.ts";

const KEY = "nameShortlist";

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

function write(list: readonly Kept[]): void {
  const text = JSON.stringify(list);
  try {
    localStorage.setItem(KEY, text);
    unstored = undefined;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

/** Other tabs of the site keep names, too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The names this browser keeps. */
export interface Shortlist {
  list: readonly Kept[];
  has: (text: string) => boolean;
  isFull: boolean;
  /** Keeps those that are not kept yet; the newest at the end. */
  add: (names: readonly Kept[]) => void;
  /** Lets a name go, and gives the list as it was, for undoing it. */
  remove: (text: string) => readonly Kept[];
  restore: (list: readonly Kept[]) => void;
  dress: (text: string, mood: Mood) => void;
}

/** What the visitor keeps; empty on the server. */
export function useShortlist(): Shortlist {
  const text = useSyncExternalStore(subscribe, read, () => "");
  return useMemo(() => {
    const list = keptIn(text);
    const keys = new Set(list.map((kept) => keyOf(kept.text)));
    const now = () => keptIn(read());
    return {
      list,
      has: (name) => keys.has(keyOf(name)),
      isFull: list.length >= MOST_KEPT,
      add: (names) => write(eachOnce([...now(), ...names])),
      remove(name) {
        const before = now();
        write(before.filter((kept) => keyOf(kept.text) !== keyOf(name)));
        return before;
      },
      // What another tab has kept since then stays.
      restore: (before) => write(eachOnce([...before, ...now()])),
      dress(name, mood) {
        const dressed = (kept: Kept) =>
          keyOf(kept.text) === keyOf(name) ? { ...kept, mood } : kept;
        write(now().map(dressed));
      },
    };
  }, [text]);
}
