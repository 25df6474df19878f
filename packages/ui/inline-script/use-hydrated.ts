import { useDeferredValue, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * Whether the component is hydrated: false on the server and in the first render. What changes then
 * is rendered in pieces, because a large tool would block the page.
 */
export const useHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      subscribeToNothing,
      () => true,
      () => false,
    ),
  );
