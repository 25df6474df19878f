/** A text that the visitor's browser keeps, and who wants to hear of its changes. */
export interface KeptText {
  /** Empty where nothing is kept. Anything may stand there: others can write to a browser's storage. */
  read: () => string;
  write: (text: string) => void;
  /** For `useSyncExternalStore`: other tabs of the site keep, too. */
  subscribe: (listener: () => void) => () => void;
}

/** The text kept in local storage under a key; a browser that refuses keeps it as long as the page. */
export function keptText(key: string): KeptText {
  const listeners = new Set<() => void>();
  let unstored: string | undefined;
  return {
    read() {
      if (unstored !== undefined) return unstored;
      try {
        return localStorage.getItem(key) ?? "";
      } catch {
        return "";
      }
    },
    write(text) {
      try {
        localStorage.setItem(key, text);
        unstored = undefined;
      } catch {
        unstored = text;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", listener);
      };
    },
  };
}
