import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the code of this part has taken over from the HTML: false on the server and at first. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
