import { createHash } from "node:crypto";

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
/** The one script by which React Router starts, as React writes it. */
const START = /<script[^>]* type="module" async="">[\s\S]*?<\/script>/;

/**
 * React Router starts React as the page comes, and preloads its modules above the style sheet. Here
 * its script stands inert, with the modules it needs, until the visitor moves
 * (site/boot/starter.ts).
 */
export function withInertStart(html: string): string {
  const modules = [...html.matchAll(PRELOAD)].map(([, href = ""]) => href);
  return html
    .replaceAll(PRELOAD, "")
    .replace(START, (script) =>
      script.replace(
        ' type="module" async=""',
        ` type="text/plain" data-modules="${modules.join(" ")}"`,
      ),
    );
}

/** The same for a page that streams: all of that stands in its first part. */
export function withStreamedInertStart(): TransformStream<string, string> {
  let first: string | undefined = "";
  return new TransformStream({
    transform(chunk, controller) {
      if (first === undefined) return controller.enqueue(chunk);
      first += chunk;
      if (!START.test(first)) return;
      controller.enqueue(withInertStart(first));
      first = undefined;
    },
    flush(controller) {
      if (first) controller.enqueue(withInertStart(first));
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
