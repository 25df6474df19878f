/** What runs before React, inline at the top of each page: as little as can be. */
import { capturePartner, tellPartner } from "../partner.ts";
import "./starter.ts";
import { track } from "../counting/track.ts";
import { recordAttribution, thisPage } from "../attribution.ts";
import { layOutRest } from "./lay-out-rest.ts";
import { opened, restorePlace } from "./scroll-place.ts";

tellPartner((document.currentScript as HTMLScriptElement).dataset["app"] as string, track);

// Requests before first paint may delay it.
const painted = new Promise((resolve) =>
  new PerformanceObserver(resolve).observe({ type: "paint" }),
);

const arrived = () => {
  capturePartner();
  recordAttribution();
  void painted.then(() => track("view", opened?.responseStatus, opened?.type, thisPage()));
};
// A page that is only made ready beforehand is no visit yet.
if ((document as Document & { prerendering?: boolean }).prerendering) {
  document.addEventListener("prerenderingchange", arrived);
} else arrived();

// The header is a bar once the page has moved beneath it (apps/site/shell/site-header).
const place = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > 10);
addEventListener("scroll", place);

// The fonts, 43 kB, come after the first text, and are put to use together: each by itself would have the
// whole page laid out again. On later pages of a visit they are in the browser's cache.
const useFonts = () => document.documentElement.toggleAttribute("data-fonts", true);
const loadFonts = () => document.fonts.load("1em Anek Latin,Figtree");
if (document.referrer.startsWith(origin)) {
  useFonts();
  void painted.then(layOutRest);
} else void painted.then(loadFonts).then(useFonts, useFonts).then(layOutRest);

restorePlace();
