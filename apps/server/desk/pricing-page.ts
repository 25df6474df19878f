import { type Document, isTag } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import type { PlanDesk } from "@angadi/contract/desk/plans";
import { cspHash } from "../rendering/html.ts";
import type { RenderPricing } from "../rendering/pages.ts";

/** Path of this page at the desk (apps/desk/access.ts). */
const AT_DESK = "/plans/page";
/** The page's own query parameters for how prices are shown. */
const SAID = ["billing", "gst", "plan"];

/**
 * The site's pricing page as the desk previews it: the same markup and styles, and no script. Its
 * switches lead to the same preview; all its links open the real site in a new window.
 */
export function pricingPage(render: RenderPricing, siteUrl: string): NonNullable<PlanDesk["page"]> {
  return async (plans, { search, draft }) => {
    const said = new URLSearchParams(
      SAID.flatMap((name) => {
        const value = search.get(name);
        return value === null ? [] : [[name, value] as [string, string]];
      }),
    );
    const page = inertPage(await render(plans, said), { siteUrl, draft });
    return new Response(DomUtils.getOuterHTML(page, { encodeEntities: "utf8" }), {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": contentSecurityPolicy(page),
      },
    });
  };
}

/** Relations of links to a page's resources and metadata, which do not apply at the desk. */
const LEFT_OUT: ReadonlySet<string | undefined> = new Set([
  "modulepreload",
  "prefetch",
  "canonical",
  "alternate",
  "manifest",
]);
/** Opens links in new windows, and hides the desk's URL from the sites they lead to. */
const HEAD = '<base target="_blank"/><meta name="referrer" content="no-referrer"/>';

function inertPage(html: string, { siteUrl, draft }: { siteUrl: string; draft: string }): Document {
  const page = parseDocument(html);
  for (const element of DomUtils.find(isTag, page, true, Infinity).filter(isTag)) {
    const { name, attribs } = element;
    if (name === "script" || (name === "link" && LEFT_OUT.has(attribs["rel"]))) {
      DomUtils.removeElement(element);
    } else if (name === "head") {
      for (const node of parseDocument(HEAD).children) DomUtils.prependChild(element, node);
    } else if (name === "a" && attribs["href"]?.startsWith("/")) {
      attribs["href"] = siteUrl + attribs["href"];
    } else if (name === "form" && attribs["action"]?.startsWith("/pricing")) {
      Object.assign(attribs, { action: AT_DESK, target: "_self" });
      // Safe to insert: the draft is base64url.
      const hidden = `<input type="hidden" name="draft" value="${draft}"/>`;
      for (const node of parseDocument(hidden).children) DomUtils.prependChild(element, node);
    }
  }
  return page;
}

const styleHashes = (page: Document) =>
  DomUtils.getElementsByTagName("style", page).map((style) => cspHash(DomUtils.textContent(style)));

const contentSecurityPolicy = (page: Document) =>
  [
    "default-src 'none'",
    ["style-src 'self'", ...styleHashes(page)].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");
