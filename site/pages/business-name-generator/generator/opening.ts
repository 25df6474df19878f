/**
 * Whether the dialog is open. It stands outside React because the button may be pressed before the
 * code of its page is there: a changed property or address would make React throw the HTML away
 * meanwhile (site/late.tsx).
 */
let isOpen = false;
const listeners = new Set<() => void>();

/** A store as useSyncExternalStore reads it. */
export const opening = {
  get: (): boolean => isOpen,
  set: (next: boolean): void => {
    isOpen = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
