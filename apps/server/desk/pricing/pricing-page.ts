import { type Document, isTag } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import type { DeskPlans } from "@angadi/desk-ports/plans";
import { createCspHash } from "../../rendering/html.ts";
import type { RenderPricing } from "../../pages/pages.ts";

/** Path of this page at the desk (apps/desk/request/access.ts). */
const PREVIEW_PATH = "/plans/page";
/** The page's query parameters for how prices are shown. */
const FORWARDED_PARAMS = ["billing", "gst", "plan"];

/**
 * Creates a renderer of the site's pricing page for the desk: without scripts. Links and forms to
 * the page itself lead to the preview; other links open the real site in a new window.
 */
export function createPricingPreview(
  render: RenderPricing,
  siteUrl: string,
): NonNullable<DeskPlans["renderPricingPage"]> {
  return async (plans, { search, encodedPlans }) => {
    const forwardedParams = new URLSearchParams(
      FORWARDED_PARAMS.flatMap((name) => {
        const value = search.get(name);
        return value === null ? [] : [[name, value] as [string, string]];
      }),
    );
    const page = toInertPage(await render(plans, forwardedParams), { siteUrl, encodedPlans });
    return new Response(DomUtils.getOuterHTML(page, { encodeEntities: "utf8" }), {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": createPolicy(page),
      },
    });
  };
}

/** Relations of links to a page's resources and metadata, which do not apply at the desk. */
const REMOVED_RELS: ReadonlySet<string | undefined> = new Set([
  "modulepreload",
  "prefetch",
  "canonical",
  "alternate",
  "manifest",
]);
/** Opens links in new windows, and hides the desk's URL from the sites they lead to. */
const HEAD_HTML = '<base target="_blank"/><meta name="referrer" content="no-referrer"/>';

function toInertPage(
  html: string,
  { siteUrl, encodedPlans }: { siteUrl: string; encodedPlans: string },
): Document {
  const page = parseDocument(html);
  for (const element of DomUtils.find(isTag, page, true, Infinity).filter(isTag)) {
    const { name, attribs } = element;
    if (name === "script" || (name === "link" && REMOVED_RELS.has(attribs["rel"]))) {
      DomUtils.removeElement(element);
    } else if (name === "head") {
      for (const node of parseDocument(HEAD_HTML).children) DomUtils.prependChild(element, node);
    } else if (name === "a" && /^\/pricing(?:$|[?#])/.test(attribs["href"] ?? "")) {
      const { searchParams, hash } = new URL(attribs["href"] ?? "", siteUrl);
      searchParams.set("draft", encodedPlans);
      const href = `${PREVIEW_PATH}?${searchParams.toString()}${hash}`;
      Object.assign(attribs, { href, target: "_self" });
    } else if (name === "a" && attribs["href"]?.startsWith("/")) {
      attribs["href"] = siteUrl + attribs["href"];
    } else if (name === "form" && attribs["action"]?.startsWith("/pricing")) {
      Object.assign(attribs, { action: PREVIEW_PATH, target: "_self" });
      // Safe to insert: the plans are base64url.
      const plansField = `<input type="hidden" name="draft" value="${encodedPlans}"/>`;
      for (const node of parseDocument(plansField).children) DomUtils.prependChild(element, node);
    }
  }
  return page;
}

const listStyleHashes = (page: Document) =>
  DomUtils.getElementsByTagName("style", page).map((style) =>
    createCspHash(DomUtils.textContent(style)),
  );

const createPolicy = (page: Document) =>
  [
    "default-src 'none'",
    ["style-src 'self'", ...listStyleHashes(page)].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");
