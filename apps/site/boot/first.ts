/** Runs before React, inline at the top of each page; kept as small as possible. */
import { capturePartner, tellPartner } from "../partner.ts";
import { applyFonts } from "./apply-fonts.ts";
import { fetchModulesAhead } from "./starter.ts";
import { track } from "../counting/track.ts";
import { recordAttribution, thisPage } from "../attribution.ts";
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
// A prerendered page does not count as a visit until it is shown.
if ((document as Document & { prerendering?: boolean }).prerendering) {
  document.addEventListener("prerenderingchange", arrived);
} else arrived();

// The header becomes a bar once the page is scrolled (apps/site/shell/site-header).
const place = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > 10);
addEventListener("scroll", place);

// Fonts load after the first paint and are applied together: applying each by itself would lay out
// the page each time. On later pages of a visit they are in the browser's cache.
const loadFonts = () =>
  Promise.allSettled(
    [...document.fonts].filter(({ display }) => display === "swap").map((face) => face.load()),
  );
const isLaterPage = document.referrer.startsWith(origin);
document.documentElement.toggleAttribute("data-fonts", isLaterPage);
const parsed = new Promise((resolve) => {
  document.addEventListener("DOMContentLoaded", resolve);
});
const loaded = new Promise((resolve) => {
  addEventListener("load", resolve);
});
const fontsLoaded = painted.then(isLaterPage ? undefined : loadFonts);
void fontsLoaded.then(() => parsed).then(applyFonts);
// Last, so that nothing visible waits for them.
void fontsLoaded.then(() => loaded).then(fetchModulesAhead);

restorePlace();
