/** Runs before React, inline at the top of each page; kept as small as possible. */
import { addPartnerToAppLinks, capturePartner } from "../visit/partner.ts";
import { applyFonts } from "./apply-fonts.ts";
import { startReactWhenIdle } from "./starter.ts";
import { track } from "../counting/track.ts";
import { describeCurrentPage, recordAttribution } from "../visit/attribution.ts";
import { navigationEntry, restoreScrollPosition } from "./scroll-position.ts";

addPartnerToAppLinks((document.currentScript as HTMLScriptElement).dataset["app"] as string, track);

// Requests before first paint may delay it.
const firstPaint = new Promise((resolve) =>
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }),
);

const trackPageView = () => {
  capturePartner();
  recordAttribution();
  void firstPaint.then(() =>
    track("view", navigationEntry?.responseStatus, navigationEntry?.type, describeCurrentPage()),
  );
};
/**
 * Runs a task now or, on a prerendered page, once it is shown, so that prerendering neither counts
 * as a visit nor starts React.
 */
const runWhenShown = (task: () => void) =>
  (document as Document & { prerendering?: boolean }).prerendering
    ? document.addEventListener("prerenderingchange", task)
    : task();
runWhenShown(trackPageView);

// The header becomes a bar once the page is scrolled (apps/site/shell/site-header).
const updateHeader = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > 10);
addEventListener("scroll", updateHeader);

// Fonts load after the first paint and are applied together: applying each by itself would lay out
// the page each time. On later pages of a visit they are in the browser's cache.
const loadFonts = () =>
  Promise.allSettled(
    [...document.fonts].filter(({ display }) => display === "swap").map((face) => face.load()),
  );
const isLaterPage = document.referrer.startsWith(origin);
document.documentElement.toggleAttribute("data-fonts", isLaterPage);
const domReady = new Promise((resolve) => {
  document.addEventListener("DOMContentLoaded", resolve);
});
const pageLoaded = new Promise((resolve) => {
  addEventListener("load", resolve);
});
const fontsLoaded = firstPaint.then(isLaterPage ? undefined : loadFonts);
void fontsLoaded.then(() => domReady).then(applyFonts);
// Last, so that nothing visible waits for it.
void fontsLoaded.then(() => pageLoaded).then(() => runWhenShown(startReactWhenIdle));

restoreScrollPosition();
