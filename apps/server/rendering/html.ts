import { createHash } from "node:crypto";

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
/** Marks links for lazy route discovery, which we do not use. */
const DISCOVER_ATTRIBUTE = / data-discover="true"/g;
/** React Router's bootstrap script, as React renders it. */
const BOOTSTRAP_SCRIPT = /<script[^>]* type="module" async="">[\s\S]*?<\/script>/;

/**
 * Makes React Router's bootstrap script inert, and lists its modules in an attribute instead of
 * preloads: the starter runs it at the first interaction (apps/site/boot/starter.ts).
 */
export function deferStart(html: string): string {
  const modules = [...html.matchAll(PRELOAD)].map(([, href = ""]) => href);
  return html
    .replaceAll(PRELOAD, "")
    .replaceAll(DISCOVER_ATTRIBUTE, "")
    .replace(BOOTSTRAP_SCRIPT, (script) =>
      script.replace(
        ' type="module" async=""',
        ` type="text/plain" data-modules="${modules.join(" ")}"`,
      ),
    );
}

const STYLESHEET_LINK = /<link rel="stylesheet" href="([^"]*)"\/>/g;

const FIRST_STYLESHEET = /<link rel="stylesheet"/;

/** Built style sheets by URL. */
export type StyleSheets = ReadonlyMap<string, string>;

interface InlineStyleOptions {
  nonce: string;
  /** Rules for this page only, after its style sheets. */
  extraCss?: string | undefined;
}

/** Inlines render-blocking style sheets. Their links stay for React, but fetch nothing. */
export function inlineStyles(
  html: string,
  sheets: StyleSheets,
  { nonce, extraCss }: InlineStyleOptions,
): string {
  const inlinedSheets: string[] = [];
  // Links keep their positions: React hydrates them in order.
  const htmlWithIdleLinks = html.replaceAll(STYLESHEET_LINK, (link, href: string) => {
    // React Router appends # to sheets that several routes share.
    const sheet = sheets.get(href.replace(/#$/, ""));
    if (sheet === undefined) return link;
    inlinedSheets.push(sheet);
    // Chromium before 156 preloads disabled sheets, unless their media do not match.
    return link.replace("/>", ' media="not all" disabled=""/>');
  });
  if (extraCss) inlinedSheets.push(extraCss);
  if (inlinedSheets.length === 0) return html;
  const style = `<style nonce="${nonce}">${inlinedSheets.join("")}</style>`;
  return htmlWithIdleLinks.replace(FIRST_STYLESHEET, (link) => style + link);
}

/** Streamed content needs JavaScript; without it, the page reloads after 2 s, when it is cached. */
export const addNoscriptReload = (html: string): string =>
  html.replace("</head>", '<noscript><meta http-equiv="refresh" content="2"/></noscript></head>');

/** Transforms the first part of a streamed page, which has everything that must be changed. */
export function transformFirstPart(
  transformHtml: (html: string) => string,
): TransformStream<string, string> {
  let buffer: string | undefined = "";
  return new TransformStream({
    transform(chunk, controller) {
      if (buffer === undefined) return controller.enqueue(chunk);
      buffer += chunk;
      if (!BOOTSTRAP_SCRIPT.test(buffer)) return;
      controller.enqueue(transformHtml(buffer));
      buffer = undefined;
    },
    flush(controller) {
      if (buffer) controller.enqueue(transformHtml(buffer));
    },
  });
}

/**
 * Changes a page to what browsers without JavaScript show: no scripts and preloads, with the styles
 * for such browsers. Fonts load at once.
 */
export const removeScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(PRELOAD, "")
    .replaceAll(/<\/?noscript>/g, "")
    .replaceAll(/@media \(scripting:\s*none\)/g, "@media all")
    .replace("<html ", '<html data-fonts="" ');

/** Removes the nonce from links, to which React Router adds it unnecessarily. */
export const removeLinkNonces = (html: string, nonce: string): string =>
  html.replaceAll(/<link [^>]*>/g, (link) => link.replace(` nonce="${nonce}"`, ""));

/** CSP sources of a page's inline code. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

/**
 * Removes the nonce with which a page was rendered, so that it can be cached for all visitors, and
 * returns the hashes of the scripts and styles that had it. Any other inline code in the page, such
 * as an injected script, is not allowed.
 */
export function hashMarkedCode(html: string, nonce: string): { html: string } & InlineSources {
  const nonceAttribute = ` nonce="${nonce}"`;
  const markedCode = new RegExp(
    `<(script|style)(?:[^>]*)${nonceAttribute}[^>]*>([\\s\\S]*?)</\\1>`,
    "g",
  );
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element, code] of html.matchAll(markedCode)) {
    if (code) sources[element as "script" | "style"].add(createCspHash(code));
  }
  return {
    html: html.replaceAll(nonceAttribute, ""),
    scripts: [...sources.script],
    styles: [...sources.style],
  };
}

/** The CSP source that allows exactly this inline code. */
export const createCspHash = (code: string) =>
  `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
