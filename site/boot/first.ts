/** What runs before React, inline at the top of each page: as little as can be. */
import { capturePartner, tellPartner } from "../partner.ts";
import { recordAttribution, thisPage } from "../attribution.ts";
import { tell } from "../counting/tell.ts";
import { opened, restorePlace } from "./scroll-place.ts";
import "./starter.ts";

const { app } = (document.currentScript as HTMLScriptElement).dataset as { app: string };
tellPartner(app, tell);

const arrived = () => {
  capturePartner();
  recordAttribution();
  tell("view", opened?.responseStatus, opened?.type, thisPage());
};
// A page that is only made ready beforehand is no visit yet.
const { prerendering } = document as Document & { prerendering?: boolean };
if (prerendering) {
  document.addEventListener("prerenderingchange", arrived);
} else arrived();

// The header is a bar once the page has moved beneath it (site/sections/site-header).
const place = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > 10);
addEventListener("scroll", place);

// The fonts, 43 kB, would hold back the first text: they come once that is painted. On later pages
// of a visit they are in the browser's cache.
const useFonts = () => document.documentElement.toggleAttribute("data-fonts", true);
if (document.referrer.startsWith(origin)) useFonts();
else {
  const painted = () => requestAnimationFrame(() => setTimeout(useFonts));
  addEventListener("DOMContentLoaded", painted);
}

restorePlace();
