/** A value that the visitor's browser keeps, and who wants to hear of its changes. */
export interface Persisted<T> {
  /** The same object until it changes. */
  read: () => T;
  write: (value: T) => void;
  /** For `useSyncExternalStore`: other tabs of the site keep, too, and other parts of the page. */
  subscribe: (listener: () => void) => () => void;
}

interface Codec<T> {
  /** Of what stands in the storage, empty where nothing does. Others can write there: it may be anything. */
  parse: (text: string) => T;
  /** An empty text is not stored. */
  format: (value: T) => string;
}

/** Longer is nothing of ours. */
const MAX_CHARACTERS = 200_000;

/** The value kept in local storage under a key; a browser that refuses keeps it as long as the page. */
export function persisted<T>(key: string, { parse, format }: Codec<T>): Persisted<T> {
  let fallback: string | undefined;
  let last: { text: string; value: T } | undefined;

  const readText = (): string => {
    if (fallback !== undefined) return fallback;
    try {
      const text = localStorage.getItem(key) ?? "";
      return text.length > MAX_CHARACTERS ? "" : text;
    } catch {
      return "";
    }
  };
  const store = (text: string) => {
    try {
      if (text === "") localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      fallback = undefined;
    } catch {
      fallback = text;
    }
  };

  return {
    read() {
      const text = readText();
      if (last?.text !== text) last = { text, value: parse(text) };
      return last.value;
    },
    write(value) {
      const text = format(value);
      store(text);
      last = { text, value };
      // As browsers tell of what other tabs keep.
      dispatchEvent(new Event("storage"));
    },
    subscribe(listener) {
      addEventListener("storage", listener);
      return () => removeEventListener("storage", listener);
    },
  };
}

/** What JSON holds, or undefined where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A set of texts, kept as a JSON list of at most so many. */
export const textSet = (max: number): Codec<ReadonlySet<string>> => ({
  parse(text) {
    const list = parsedJson(text);
    const items = Array.isArray(list) ? list.slice(0, max) : [];
    return new Set(items.filter((item) => typeof item === "string"));
  },
  format: (items) => (items.size > 0 ? JSON.stringify([...items]) : ""),
});
