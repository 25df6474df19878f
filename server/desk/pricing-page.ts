import type { PlanDesk } from "#contract/desk/plans.ts";
import { cspHash } from "../rendering/html.ts";
import type { RenderPricing } from "../rendering/pages.ts";

/** Where the desk shows it (desk/access.ts). */
const AT_DESK = "/plans/page";
/** What the page's own address may say of how prices are shown. */
const SAID = ["billing", "gst", "plan"];

/**
 * The site's pricing page as the desk shows it: the same markup and styles, and no script. Its
 * switches lead to the same preview, all its links to the real site, in a window of their own.
 */
export function pricingPage(render: RenderPricing, siteUrl: string): NonNullable<PlanDesk["page"]> {
  return async (plans, { search, draft }) => {
    const said = new URLSearchParams(
      SAID.flatMap((name) => {
        const value = search.get(name);
        return value === null ? [] : [[name, value] as [string, string]];
      }),
    );
    const html = inert(await render(plans, said), { siteUrl, draft });
    return new Response(html, {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": policyOf(html),
      },
    });
  };
}

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const FETCHED_AHEAD = /<link rel="(?:modulepreload|prefetch|canonical|alternate|manifest)"[^>]*>/g;
/** New windows for links; no address of the desk in what the sites they lead to are told. */
const HEAD = '<base target="_blank"/><meta name="referrer" content="no-referrer"/>';

function inert(html: string, { siteUrl, draft }: { siteUrl: string; draft: string }): string {
  // Ours alone: base64url.
  const hidden = `<input type="hidden" name="draft" value="${draft}"/>`;
  return html
    .replaceAll(SCRIPT, "")
    .replaceAll(FETCHED_AHEAD, "")
    .replace("<head>", `<head>${HEAD}`)
    .replaceAll(/(<a\b[^>]*? href=")\//g, `$1${siteUrl}/`)
    .replaceAll(/<form\b([^>]*?) action="\/pricing[^"]*"([^>]*)>/g, (_, before, after) => {
      return `<form${before} action="${AT_DESK}" target="_self"${after}>${hidden}`;
    });
}

const styleHashes = (html: string) =>
  Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, code = ""]) => cspHash(code));

const policyOf = (html: string) =>
  [
    "default-src 'none'",
    ["style-src 'self'", ...styleHashes(html)].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");
