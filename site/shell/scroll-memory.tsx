import { use, useEffect } from "react";
import { ScrollRestoration, useLocation, useNavigation } from "react-router";
import { NonceContext } from "../nonce.ts";

const STORAGE_KEY = "scroll";

// React Router restores the position on a reload, too; a reload is to start at the top.
const forgetOnReload = `if(performance.getEntriesByType("navigation")[0]?.type==="reload")try{const s=JSON.parse(sessionStorage.getItem("${STORAGE_KEY}")||"{}");delete s[history.state?.key||"default"];sessionStorage.setItem("${STORAGE_KEY}",JSON.stringify(s))}catch{}`;

/** Links start at the top, Back and Forward where the visitor was, a hash at its target. */
export function ScrollMemory() {
  useRestorationByHand();
  const nonce = use(NonceContext);
  return (
    <>
      {/* Suppressed because the browser's side knows no nonce. */}
      <script
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: forgetOnReload }}
        suppressHydrationWarning
      />
      <ScrollRestoration storageKey={STORAGE_KEY} />
    </>
  );
}

/**
 * On leaving a page React Router hands restoration back to the browser, which restores reloads.
 * Ours has to be the last word: this effect runs after each of React Router's.
 */
function useRestorationByHand() {
  useLocation();
  useNavigation();
  useEffect(() => {
    const byHand = () => {
      history.scrollRestoration = "manual";
    };
    addEventListener("pagehide", byHand);
    return () => removeEventListener("pagehide", byHand);
  });
}
