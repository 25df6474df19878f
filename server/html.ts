import { createHash } from "node:crypto";

/**
 * React Router preloads all modules of a page and React puts the links above the stylesheet, so
 * that scripts race the first paint (measured: docs/decisions/0001-framework.md). They are taken
 * out of the HTML; the scripts load after the paint.
 */
export function withoutModulePreloads(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}

/** The same for a page that streams: its links all stand in the head. */
export function withoutStreamedModulePreloads(): TransformStream<string, string> {
  let head: string | undefined = "";
  return new TransformStream({
    transform(chunk, controller) {
      if (head === undefined) return controller.enqueue(chunk);
      head += chunk;
      if (!head.includes("</head>")) return;
      controller.enqueue(withoutModulePreloads(head));
      head = undefined;
    },
    flush(controller) {
      if (head) controller.enqueue(withoutModulePreloads(head));
    },
  });
}

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** CSP sources that allow exactly the page's own inline scripts. Data blocks need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    const { attributes = "", code = "" } = groups ?? {};
    if (code === "" || /\bsrc=|application\/ld\+json/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}
