import { useState } from "react";
import { useHydrated } from "./hydrated.ts";

/** Whether a part came by a link within the site: what came with the document, its inline script sees to. */
export function useClientRendered(): boolean {
  const [isClientRendered] = useState(useHydrated());
  return isClientRendered;
}
