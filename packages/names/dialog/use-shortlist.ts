import { useSyncExternalStore } from "react";
import { createSavedValue } from "@angadi/ui/saved/saved-value";
import { type Lettering, chooseLettering } from "../board/lettering.ts";
import { SHORTLIST } from "./saved-kind.ts";
import {
  type ShortlistedName,
  MAX_SHORTLISTED,
  removeDuplicates,
  parseShortlist,
  toNameKey,
} from "./shortlist.ts";

const savedList = createSavedValue<readonly ShortlistedName[]>(SHORTLIST, {
  parse: parseShortlist,
  format: JSON.stringify,
});
const EMPTY_LIST: readonly ShortlistedName[] = [];

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
  const list = useSyncExternalStore(savedList.subscribe, savedList.read, () => EMPTY_LIST);
  const { read, write } = savedList;
  const keys = new Set(list.map((entry) => toNameKey(entry.text)));
  const has = (name: string) => keys.has(toNameKey(name));
  const add = (names: readonly ShortlistedName[]) => write(removeDuplicates([...read(), ...names]));
  const remove = (name: string) => {
    const previousList = read();
    write(previousList.filter((entry) => toNameKey(entry.text) !== toNameKey(name)));
    return previousList;
  };
  return {
    list,
    has,
    isFull: list.length >= MAX_SHORTLISTED,
    add,
    remove,
    toggle: (entry) => (has(entry.text) ? remove(entry.text) : add([entry])),
    // Names that another tab has saved in the meantime stay.
    restore: (previousList) => write(removeDuplicates([...previousList, ...read()])),
    setLettering(name, lettering) {
      const changeEntry = (entry: ShortlistedName) =>
        toNameKey(entry.text) === toNameKey(name) ? { ...entry, lettering } : entry;
      write(read().map(changeEntry));
    },
  };
}

/** The chosen lettering of a name, or its default; undefined for an empty name. */
export function useLettering(name: string): Lettering | undefined {
  const list = useSyncExternalStore(savedList.subscribe, savedList.read, () => EMPTY_LIST);
  if (name === "") return undefined;
  const entry = list.find(({ text }) => toNameKey(text) === toNameKey(name));
  return entry?.lettering ?? chooseLettering(name);
}
