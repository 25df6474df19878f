import { onCLS, onINP, onLCP } from "web-vitals";
import { track } from "./track.ts";

/** Reports how fast the landing page was, each metric once, when it is final. */
export function trackVitals(): void {
  // Another page may be showing by then.
  const { pathname } = location;
  const reportedMetrics = new Set<string>();
  for (const observe of [onCLS, onINP, onLCP]) {
    observe(({ name, value }) => {
      if (!reportedMetrics.has(name)) track("vital", name, value, pathname);
      reportedMetrics.add(name);
    });
  }
}
