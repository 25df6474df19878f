import { isString, parseJsonList } from "./saved-kind.ts";
import { readText, saveTexts, subscribeToStorage } from "./storage.ts";

/** A value saved in the visitor's browser. */
export interface SavedValue<T> {
  /** Returns the same object until the value changes. */
  read: () => T;
  /** Returns false if the browser blocks storage: the value then lasts until the page is closed. */
  write: (value: T) => boolean;
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
}

/** How a value is serialised. */
export interface Codec<T> {
  /**
   * Parses a saved text, empty if none exists. Any script can write to the storage, so it is
   * untrusted.
   */
  parse: (text: string) => T;
  /** An empty text removes the value. */
  format: (value: T) => string;
}

/** Creates an object to read and write the value saved under `key`. */
export function createSavedValue<T>(key: string, { parse, format }: Codec<T>): SavedValue<T> {
  let cached: { text: string; value: T } | undefined;
  return {
    read() {
      const text = readText(key);
      if (cached?.text !== text) cached = { text, value: parse(text) };
      return cached.value;
    },
    write(value) {
      const text = format(value);
      cached = { text, value };
      return saveTexts({ [key]: text });
    },
    subscribe: subscribeToStorage,
  };
}

/** Creates a function that returns the value of a name, saved under `<prefix>:<name>`. */
export function createSavedValues<T>(
  prefix: string,
  codec: Codec<T>,
): (name: string) => SavedValue<T> {
  const values = new Map<string, SavedValue<T>>();
  return (name) => {
    const value = values.get(name) ?? createSavedValue(`${prefix}:${name}`, codec);
    values.set(name, value);
    return value;
  };
}

/** A set of at most `max` texts, saved as a JSON list. */
export const createTextSetCodec = (max: number): Codec<ReadonlySet<string>> => ({
  parse: (text) => new Set(parseJsonList(text).slice(0, max).filter(isString)),
  format: (items) => (items.size > 0 ? JSON.stringify([...items]) : ""),
});
