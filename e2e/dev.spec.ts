import { type Page, test as base, expect } from "@playwright/test";
import { type DevServer, startDevServer } from "@angadi/tests/dev-server";
import { holdRequests } from "./hold-requests.ts";
import { MISSING_PAGES, PAGES, TOOL_PAGES } from "@angadi/test-kit/routes";

const FOOTER = "apps/site/shell/site-footer/site-footer.tsx";
const STYLES = "packages/ui/styles/base.css";

const test = base.extend<{ errors: string[] }, { dev: DevServer }>({
  dev: [
    async ({}, use) => {
      const dev = await startDevServer();
      await use(dev);
      await dev.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  /** Errors that the browser reported. */
  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      const isMissingPage = message.text().includes("the server responded with a status of 404");
      if (message.type() === "error" && !isMissingPage) errors.push(message.text());
    });
    await use(errors);
  },
});

test.describe("npm run dev", { tag: "@long" }, () => {
  test.describe.configure({ mode: "default", timeout: 120_000 });

  test("shows an edited component and style without a reload", async ({ page, dev, errors }) => {
    await page.goto(`${dev.url}/contact`);
    await hydratePage(page);
    await page.evaluate(() => (document.body.dataset["before"] = ""));
    const undoEdits = [editComponent(dev, "after"), editStyle(dev, "after")];
    await expectEdits(page, "after");
    await expect(page.locator("body")).toHaveAttribute("data-before");
    for (const undoEdit of undoEdits) undoEdit();
    await expect(page.locator("[data-edit]")).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test("shows an edit that is made before hydration", async ({ page, dev, errors }) => {
    const { release } = await holdRequests(page, "**/apps/site/entry.client.tsx*");
    const connectedEvent = page.waitForEvent("console", {
      predicate: (message) => message.text().includes("[vite] connected"),
    });
    await page.goto(`${dev.url}/contact`, { waitUntil: "commit" });
    await connectedEvent;
    const undoEdits = [editComponent(dev, "early"), editStyle(dev, "early")];
    await expect(page.locator("html")).toHaveCSS("--edit", "early");
    release();
    await hydratePage(page);
    await expectEdits(page, "early");
    for (const undoEdit of undoEdits) undoEdit();
    await expect(page.locator("[data-edit]")).toHaveCount(0);
    // React Router logs this error on a page that is about to reload.
    const missingRouterError = "__reactRouterDataRouter is not defined";
    expect(errors.filter((error) => error !== missingRouterError)).toEqual([]);
  });

  test("shows an error with its source code in the overlay", async ({ page, dev }) => {
    const overlay = page.locator("vite-error-overlay");
    await page.goto(`${dev.url}/contact`);
    await hydratePage(page);
    const undoEdit = dev.edit(FOOTER, "<footer", "<footer <");
    await expect(overlay.locator(".window")).toContainText("<footer <");
    await page.goto(`${dev.url}/about`);
    await expect(overlay.locator(".window")).toContainText("<footer <");
    undoEdit();
    await hydratePage(page);
    await expect(overlay).toHaveCount(0);
  });

  test("applies changes to the desk", async ({ page, dev }) => {
    const findOwnerLink = () => /http\S+\/welcome\S+/.exec(dev.readOutput())?.[0] ?? "";
    await expect.poll(findOwnerLink, { timeout: 60_000 }).not.toBe("");
    await page.goto(findOwnerLink());
    dev.edit("apps/desk/layout/document.tsx", "<body", '<body data-edit="desk"');
    dev.edit("apps/desk/styles/layout.css", "", "html { --edit: desk; }");
    await expect(async () => {
      await page.reload();
      await expectEdits(page, "desk");
    }).toPass();
    expect(dev.readOutput().match(/\/welcome\?token=/g)).toHaveLength(1);
  });

  for (const path of [...PAGES, ...TOOL_PAGES, ...MISSING_PAGES, "/styleguide"]) {
    test(`hydrates ${path} without an error`, async ({ page, dev, errors }) => {
      await page.goto(dev.url + path);
      await hydratePage(page);
      expect(errors).toEqual([]);
    });
  }
});

const hydratePage = (page: Page) =>
  page.locator("html[data-hydrated]").waitFor({ timeout: 60_000 });

const editComponent = (dev: DevServer, value: string) =>
  dev.edit(FOOTER, "<footer", `<footer data-edit="${value}"`);

const editStyle = (dev: DevServer, value: string) =>
  dev.edit(STYLES, "", `html { --edit: ${value}; }`);

async function expectEdits(page: Page, value: string): Promise<void> {
  await expect(page.locator("[data-edit]")).toHaveAttribute("data-edit", value);
  await expect(page.locator("html")).toHaveCSS("--edit", value);
}
