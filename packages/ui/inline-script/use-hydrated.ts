import { useDeferredValue, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * Whether the component is hydrated: false on the server and in the first render. The change is
 * deferred, because rendering a large tool at once would block the page.
 */
export const useHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      subscribeToNothing,
      () => true,
      () => false,
    ),
  );
