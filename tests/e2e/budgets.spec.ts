import { budgets } from "../../bench/budgets.ts";
import { PAGES, TOOL_PAGES } from "./routes.ts";
import { expect, hydrated, test } from "./test.ts";

for (const path of [...PAGES, ...TOOL_PAGES]) {
  test(`${path} keeps its budgets before any interaction`, async ({ page }) => {
    const fetched = { document: 0, stylesheet: 0, font: 0, script: 0 };
    const sizes: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      const type = request.resourceType();
      if (!(type in fetched)) return;
      const add = async () => {
        const { responseBodySize } = await request.sizes();
        fetched[type as keyof typeof fetched] += responseBodySize;
      };
      sizes.push(add());
    });
    const document = await page.goto(path, { waitUntil: "networkidle" });
    await hydrated(page);
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
    // The root's sheet, and the page's own where it has one.
    expect(blocking.length).toBeLessThanOrEqual(2);
    for (const file of blocking) expect(file).toMatch(/^\/assets\/style-[\w-]+\.css$/);
    expect(await document?.text()).not.toContain("modulepreload");
  });
}
