import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** Whether the component is hydrated: false on the server and in the first render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
