import { isLocalPath } from "@angadi/contract/base-urls";
import type { Env } from "../operations/env.ts";

/** Where browsers report violations of a policy. */
export const CSP_REPORT_PATH = "/csp-reports";

/** Headers of every response. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  // With no-referrer, form posts would have the origin "null" and be rejected.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Reporting-Endpoints": `csp="${CSP_REPORT_PATH}"`,
};

/** For responses that are neither pages nor files. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** For files: Chromium lays out a picture that is opened by itself with inline styles. */
export const FILE_POLICY = `${CLOSED_POLICY}; style-src 'unsafe-inline'`;

/**
 * The policy of a page. `inline` has the CSP sources of its inline code: hashes, or a streamed
 * page's nonce. A private page runs no script and reports nothing. Forms may redirect to the app.
 */
export function createPagePolicy(
  { baseUrls, imageHosts }: Pick<Env, "baseUrls" | "imageHosts">,
  inline: { scripts: readonly string[]; styles: readonly string[] },
  { isDevelopment = false, isPrivate = false } = {},
): string {
  const { development, production } = baseUrls;
  const imageOrigins = new Set([...imageHosts, ...listOrigins([development.api, production.api])]);
  const formTargets = listOrigins([development.app, production.app]);
  return [
    "default-src 'none'",
    // The bill maker's PDF shapes Indian scripts with WebAssembly.
    isPrivate
      ? "script-src 'none'"
      : ["script-src 'self' 'wasm-unsafe-eval'", ...inline.scripts].join(" "),
    // In development, Vite inserts styles into the page by script.
    ["style-src 'self'", ...(isDevelopment ? ["'unsafe-inline'"] : inline.styles)].join(" "),
    ["img-src 'self'", ...imageOrigins].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    // For the name generator; without this, some browsers fall back to default-src.
    "worker-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...formTargets].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Browsers that support `report-to` ignore `report-uri`.
    ...(isPrivate ? [] : [`report-uri ${CSP_REPORT_PATH}`, "report-to csp"]),
  ].join("; ");
}

function listOrigins(urls: string[]): string[] {
  return [...new Set(urls.filter((url) => !isLocalPath(url)).map((url) => new URL(url).origin))];
}
