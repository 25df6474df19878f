import { brotliCompressSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { budgets, scriptsAfterIntent } from "../../bench/budgets.ts";
import { PAGES, TOOL_PAGES } from "./routes.ts";
import { expect, hydrated, test } from "./test.ts";

/** A page that is asked for again is compressed at brotli's best; asks until that is done. */
async function compressed(request: APIRequestContext, path: string): Promise<void> {
  const plain = await request.get(path, { headers: { "Accept-Encoding": "identity" } });
  const best = brotliCompressSync(await plain.body()).length;
  await expect
    .poll(async () => {
      const small = await request.get(path, { headers: { "Accept-Encoding": "br" } });
      return Number(small.headers()["content-length"]);
    })
    .toBeLessThanOrEqual(best + 50);
}

for (const path of [...PAGES, ...TOOL_PAGES]) {
  test(`${path} keeps its budgets, before any intent and after`, async ({ page }) => {
    const fetched = { document: 0, stylesheet: 0, font: 0, script: 0 };
    const sizes: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      const type = request.resourceType();
      const kind = request.url().endsWith(".js") ? "script" : type;
      if (!(kind in fetched)) return;
      const add = async () => {
        const { responseBodySize } = await request.sizes();
        fetched[kind as keyof typeof fetched] += responseBodySize;
      };
      sizes.push(add());
    });
    await compressed(page.request, path);
    const document = await page.goto(path, { waitUntil: "networkidle" });
    await Promise.all(sizes);

    for (const [type, limit] of Object.entries(budgets)) {
      expect.soft(fetched[type as keyof typeof fetched], type).toBeLessThanOrEqual(limit);
    }
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(
          (entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking",
        )
        .map(({ name }) => new URL(name).pathname),
    );
    expect(blocking).toEqual([]);
    // The first of the styles says the order of the layers.
    expect(await page.locator("head > style").textContent()).toMatch(/^@layer token[,{]/);
    expect(await document?.text()).not.toContain('rel="modulepreload"');

    await hydrated(page);
    await Promise.all(sizes);
    expect(fetched.script).toBeLessThanOrEqual(scriptsAfterIntent);
  });
}
