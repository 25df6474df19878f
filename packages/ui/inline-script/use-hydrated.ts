import { startTransition, useEffect, useState } from "react";

/** Whether the page's first components are hydrated. */
let isPageHydrated = false;

/**
 * Whether the component is hydrated: false on the server and in the first render. The change is a
 * transition, because rendering a large tool at once would block the page. Not for components in a
 * `Suspense` boundary, which may hydrate after the page.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(isPageHydrated);
  useEffect(() => {
    isPageHydrated = true;
    startTransition(() => setIsHydrated(true));
  }, []);
  return isHydrated;
}
