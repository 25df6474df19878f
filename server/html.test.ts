import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  inlineScriptHashes,
  withoutModulePreloads,
  withoutStreamedModulePreloads,
} from "./html.ts";

const PRELOAD = '<link rel="modulepreload" href="/assets/a.js"/>';

describe("module preloads", () => {
  it("leave the page, and nothing else does", () => {
    const rest =
      '<link rel="preload" as="font" href="/f.woff2"/><link rel="stylesheet" href="/s"/>';
    expect(withoutModulePreloads(`<head>${PRELOAD}${rest}${PRELOAD}</head>`)).toBe(
      `<head>${rest}</head>`,
    );
  });

  it("leave a streamed page, wherever its pieces are cut", async () => {
    const html = `<head>${PRELOAD}<title>x</title></head><body>later</body>`;
    for (let cut = 1; cut < html.length; cut += 5) {
      const pieces = new ReadableStream<string>({
        start(controller) {
          controller.enqueue(html.slice(0, cut));
          controller.enqueue(html.slice(cut));
          controller.close();
        },
      });
      const chunks = await Array.fromAsync(pieces.pipeThrough(withoutStreamedModulePreloads()));
      expect(chunks.join("")).toBe("<head><title>x</title></head><body>later</body>");
    }
  });
});

describe("inlineScriptHashes", () => {
  it("allow the inline scripts, each once, and no data or file", () => {
    const hash = createHash("sha256").update("let a=1").digest("base64");
    const html = `<script>let a=1</script><script type="module" async="">let a=1</script>
      <script src="/x.js"></script><script type="application/ld+json">{"a":1}</script>`;
    expect(inlineScriptHashes(html)).toEqual([`'sha256-${hash}'`]);
  });
});
