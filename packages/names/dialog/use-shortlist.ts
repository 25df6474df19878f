import { useSyncExternalStore } from "react";
import { createSavedValue } from "@angadi/ui/saved/saved-value";
import { type Lettering, chooseLettering } from "../board/lettering.ts";
import { SHORTLIST } from "./saved-kind.ts";
import {
  type ShortlistedName,
  MAX_SHORTLISTED,
  removeDuplicates,
  parseShortlist,
  toKey,
} from "./shortlist.ts";

const stored = createSavedValue<readonly ShortlistedName[]>(SHORTLIST, {
  parse: parseShortlist,
  format: JSON.stringify,
});
const NONE: readonly ShortlistedName[] = [];

/** The names saved in this browser. */
export interface Shortlist {
  list: readonly ShortlistedName[];
  has: (text: string) => boolean;
  isFull: boolean;
  /** Saves names that are not saved yet, at the end of the list. */
  add: (names: readonly ShortlistedName[]) => void;
  /** Removes a name. Returns the previous list, for undo. */
  remove: (text: string) => readonly ShortlistedName[];
  /** Saves a name, or removes it if it is saved. */
  toggle: (name: ShortlistedName) => void;
  restore: (list: readonly ShortlistedName[]) => void;
  setLettering: (text: string, lettering: Lettering) => void;
}

/** The visitor's shortlist; empty on the server. */
export function useShortlist(): Shortlist {
  const list = useSyncExternalStore(stored.subscribe, stored.read, () => NONE);
  const { read, write } = stored;
  const keys = new Set(list.map((entry) => toKey(entry.text)));
  const has = (name: string) => keys.has(toKey(name));
  const add = (names: readonly ShortlistedName[]) => write(removeDuplicates([...read(), ...names]));
  const remove = (name: string) => {
    const before = read();
    write(before.filter((entry) => toKey(entry.text) !== toKey(name)));
    return before;
  };
  return {
    list,
    has,
    isFull: list.length >= MAX_SHORTLISTED,
    add,
    remove,
    toggle: (entry) => (has(entry.text) ? remove(entry.text) : add([entry])),
    // Names that another tab has saved since then are kept.
    restore: (before) => write(removeDuplicates([...before, ...read()])),
    setLettering(name, lettering) {
      const withLettering = (entry: ShortlistedName) =>
        toKey(entry.text) === toKey(name) ? { ...entry, lettering } : entry;
      write(read().map(withLettering));
    },
  };
}

/** The chosen lettering of a name, or its default; undefined for an empty name. */
export function useLettering(name: string): Lettering | undefined {
  const list = useSyncExternalStore(stored.subscribe, stored.read, () => NONE);
  if (name === "") return undefined;
  return list.find(({ text }) => toKey(text) === toKey(name))?.lettering ?? chooseLettering(name);
}
