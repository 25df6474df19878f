import { parseJson } from "./parse-json.ts";
import { readText, subscribeToStorage, writeTexts } from "./storage.ts";

/** A value saved in the visitor's browser. */
export interface SavedValue<T> {
  /** The same object until it changes. */
  read: () => T;
  /** Returns false if the browser refuses: the value then lasts as long as the page. */
  write: (value: T) => boolean;
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
}

/** The schema of a saved value. */
export interface Codec<T> {
  /** Reads a saved text, empty if there is none. Anybody can write to the storage: it may be anything. */
  parse: (text: string) => T;
  /** An empty text is not saved. */
  format: (value: T) => string;
}

/** The value saved under `key`. */
export function savedValue<T>(key: string, { parse, format }: Codec<T>): SavedValue<T> {
  let unsaved: string | undefined;
  let last: { text: string; value: T } | undefined;
  return {
    read() {
      const text = unsaved ?? readText(key);
      if (last?.text !== text) last = { text, value: parse(text) };
      return last.value;
    },
    write(value) {
      const text = format(value);
      last = { text, value };
      unsaved = text;
      const isSaved = writeTexts({ [key]: text });
      if (isSaved) unsaved = undefined;
      return isSaved;
    },
    subscribe: subscribeToStorage,
  };
}

/** Values of one kind by name, each saved under `<prefix>:<name>`. */
export function savedValues<T>(prefix: string, codec: Codec<T>): (name: string) => SavedValue<T> {
  const values = new Map<string, SavedValue<T>>();
  return (name) => {
    const known = values.get(name) ?? savedValue(`${prefix}:${name}`, codec);
    values.set(name, known);
    return known;
  };
}

/** A set of at most `max` texts, saved as a JSON list. */
export const textSet = (max: number): Codec<ReadonlySet<string>> => ({
  parse(text) {
    const list = parseJson(text);
    const items = Array.isArray(list) ? list.slice(0, max) : [];
    return new Set(items.filter((item) => typeof item === "string"));
  },
  format: (items) => (items.size > 0 ? JSON.stringify([...items]) : ""),
});
