import { useMemo, useSyncExternalStore } from "react";
import { persisted } from "#ui/storage/persisted.ts";
import type { Mood } from "../board/mood.ts";
import { type Kept, MOST_KEPT, eachOnce, keptIn, keyOf } from "./shortlist.ts";

const stored = persisted<readonly Kept[]>("nameShortlist", {
  parse: keptIn,
  format: JSON.stringify,
});
const NONE: readonly Kept[] = [];

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
  const list = useSyncExternalStore(stored.subscribe, stored.read, () => NONE);
  return useMemo(() => {
    const { read, write } = stored;
    const keys = new Set(list.map((kept) => keyOf(kept.text)));
    return {
      list,
      has: (name) => keys.has(keyOf(name)),
      isFull: list.length >= MOST_KEPT,
      add: (names) => write(eachOnce([...read(), ...names])),
      remove(name) {
        const before = read();
        write(before.filter((kept) => keyOf(kept.text) !== keyOf(name)));
        return before;
      },
      // What another tab has kept since then stays.
      restore: (before) => write(eachOnce([...before, ...read()])),
      dress(name, mood) {
        const dressed = (kept: Kept) =>
          keyOf(kept.text) === keyOf(name) ? { ...kept, mood } : kept;
        write(read().map(dressed));
      },
    };
  }, [list]);
}
