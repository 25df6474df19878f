import { useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Whether the component was rendered by client-side navigation. If it came with the document, its
 * inline script handles it.
 */
export function useClientRendered(): boolean {
  const [isClientRendered] = useState(useHydrated());
  return isClientRendered;
}
