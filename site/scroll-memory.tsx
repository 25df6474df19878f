import { ScrollRestoration } from "react-router";

const STORAGE_KEY = "scroll";

// React Router restores the position on a reload too; a reload is to start at the top.
const forgetOnReload = `if(performance.getEntriesByType("navigation")[0]?.type==="reload")try{sessionStorage.removeItem("${STORAGE_KEY}")}catch{}`;

/** Links start at the top, Back and Forward where the visitor was, a hash at its target. */
export function ScrollMemory() {
  return (
    <>
      {/* Allowed by its hash; suppressed because browsers hide a script's nonce. */}
      <script dangerouslySetInnerHTML={{ __html: forgetOnReload }} suppressHydrationWarning />
      <ScrollRestoration storageKey={STORAGE_KEY} />
    </>
  );
}
