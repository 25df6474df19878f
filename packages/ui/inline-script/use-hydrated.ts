import { createContext, startTransition, use, useEffect, useState } from "react";

/** True inside `Suspense` boundaries of late data, which hydrate after the rest of the page. */
export const LateHydration = createContext(false);

/** Whether the page's first components are hydrated. */
let isPageHydrated = false;

/**
 * Whether the component is hydrated: false on the server and in the first render. The change is a
 * transition, because rendering a large tool at once would block the page.
 */
export function useHydrated(): boolean {
  const isLate = use(LateHydration);
  const [isHydrated, setIsHydrated] = useState(isPageHydrated && !isLate);
  useEffect(() => {
    isPageHydrated = true;
    startTransition(() => setIsHydrated(true));
  }, []);
  return isHydrated;
}
