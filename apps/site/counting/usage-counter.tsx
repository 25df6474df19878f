import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { USES, type Use } from "@angadi/contract/totals";
import { track } from "./track.ts";

/** One in this many documents measures its speed; only these load the library (3 kB). */
const DOCUMENTS_PER_SAMPLE = 10;

const trackUse = (use: Use) => track("tool", use);

/** Counts what visitors do after hydration; boot/boot-script.ts counts the document itself. */
export function UsageCounter({ isNotFound }: { isNotFound: boolean }) {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    track("view", isNotFound || isMissingPage() ? 404 : 200);
  }, [pathname, isNotFound]);

  useEffect(() => {
    if (Math.random() * DOCUMENTS_PER_SAMPLE < 1) {
      import("./page-speed.ts").then(({ trackVitals }) => trackVitals()).catch(() => undefined);
    }
    return trackToolUses();
  }, []);
  return null;
}

/** Missing posts and guides, like search results, can only be recognised by their `noindex`. */
const isMissingPage = () =>
  location.search === "" && document.querySelector('meta[name="robots"]') !== null;

/** Returns a function that stops counting. */
function trackToolUses(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener("beforeprint", () => trackUse("print"), { signal });
  addEventListener(
    "click",
    ({ target }) => {
      const link = (target as Element).closest?.<HTMLElement>("a[download]");
      if (link) trackUse(USES.find((use) => use === link.dataset["use"]) ?? "file");
    },
    { signal, capture: true },
  );
  // The picker's form reaches the app through the server. A cancelled submit is not counted.
  addEventListener(
    "submit",
    ({ target, defaultPrevented }) => {
      if (defaultPrevented || !(target as HTMLFormElement).elements.namedItem("businessTypeId")) {
        return;
      }
      track("leave", "/select-location", []);
    },
    { signal },
  );
  return () => controller.abort();
}
