import { onCLS, onINP, onLCP } from "web-vitals";
import { track } from "./track.ts";

/** Tells how fast the page that the visitor came to was, each figure once: when it is final. */
export function trackVitals(): void {
  // Other pages may have taken its place by then.
  const { pathname } = location;
  const told = new Set<string>();
  for (const observe of [onCLS, onINP, onLCP]) {
    observe(({ name, value }) => {
      if (!told.has(name)) track("vital", name, value, pathname);
      told.add(name);
    });
  }
}
