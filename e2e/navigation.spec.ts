import type { Page } from "@playwright/test";
import type { FakeResponse } from "@angadi/tests/fake-api";
import { holdRequests } from "./hold-requests.ts";
import { settle } from "@angadi/test-kit/settle";
import { expect, hydratePage, openHydrated, test } from "./test.ts";

const readScrollTop = () => window.scrollY;

test("links open pages at the top, Back restores the position, and each change is announced", async ({
  page,
}) => {
  await openHydrated(page, "/blog/get-paid-on-time");
  await page.mouse.wheel(0, 900);
  // The whole way: scrolling is smooth, and a click in between would stop it.
  await expect.poll(() => page.evaluate(readScrollTop)).toBe(900);

  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect.poll(() => page.evaluate(readScrollTop)).toBe(0);
  await expect(page.getByRole("status").filter({ hasText: "Terms and conditions" })).toBeAttached();
  await expect(page.locator("main")).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(/get-paid-on-time/);
  await expect.poll(() => page.evaluate(readScrollTop)).toBeGreaterThanOrEqual(900);
});

for (const hasScrolled of [false, true]) {
  const title = hasScrolled
    ? "leaves a visitor who scrolls where they are"
    : "restores the position";
  test(`Back to a page whose data streams in ${title}`, async ({ page, startSite }) => {
    const content = "<p>Tea sells itself.</p>".repeat(80);
    const posts: FakeResponse = { body: { data: [{ id: "tea", title: "Tea", content }] } };
    const url = await startSite({ "/business/blog/business": posts });
    await openHydrated(page, `${url}/blog/tea`);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact" });
    await link.scrollIntoViewIfNeeded();
    const position = await page.evaluate(readScrollTop);
    await link.click();
    await expect(page).toHaveURL(/\/contact$/);
    const { promise, resolve: release } = Promise.withResolvers<void>();
    posts.hold = promise;
    await page.goBack();
    await expect(page.getByText("Loading the post")).toBeAttached();
    if (hasScrolled) await page.keyboard.press("Home");
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tea");
    await settle(page);
    expect(await page.evaluate(readScrollTop)).toBe(hasScrolled ? 0 : position);
  });
}

test("Back restores the position even if the page is loaded twice", async ({ page }) => {
  await openHydrated(page, "/terms");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const position = await page.evaluate(readScrollTop);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.route(/\.js$/, () => undefined);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Terms/);
  await expect.poll(() => page.evaluate(readScrollTop)).toBeCloseTo(position, -1);
  // React Router reloads a page whose files it could not load.
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Terms/);
  await expect.poll(() => page.evaluate(readScrollTop)).toBeCloseTo(position, -1);
});

/**
 * Reloads a page whose script goes back to /terms while React starts, and waits until /terms is
 * hydrated. Its response is held until the page being left has logged `message`.
 */
async function reloadAndGoBack(page: Page, message: string) {
  const { release } = await holdRequests(page, /terms$/);
  const logged = page.waitForEvent("console", (entry) => entry.text() === message);
  await page.reload();
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await logged;
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Terms/);
  await hydratePage(page);
}

test("going back while React starts causes no hydration error", async ({ page }) => {
  await openHydrated(page, "/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  // React's scheduler posts a message for each task: here the first one runs after Back.
  await page.addInitScript(() => {
    if (location.pathname !== "/contact") return;
    const postMessage: typeof MessagePort.prototype.postMessage = Reflect.get(
      MessagePort.prototype,
      "postMessage",
    );
    let runTask: () => void;
    addEventListener("popstate", () => {
      runTask();
      requestIdleCallback(() => console.log("task ran"));
    });
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      MessagePort.prototype.postMessage = postMessage;
      runTask = () => Reflect.apply(postMessage, this, message);
      history.back();
    };
  });
  await reloadAndGoBack(page, "task ran");
});

test("going back in the last moment before hydration restores the position", async ({ page }) => {
  await openHydrated(page, "/terms");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact" });
  await link.scrollIntoViewIfNeeded();
  const position = await page.evaluate(readScrollTop);
  expect(position).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(/\/contact$/);
  // The end of hydration, which waits for a timer, runs after Back.
  await page.addInitScript(() => {
    if (location.pathname !== "/contact") return;
    const originalSetTimeout = setTimeout;
    let finishHydration: (() => void) | undefined;
    addEventListener("popstate", () => {
      originalSetTimeout(() => {
        finishHydration?.();
        console.log("hydration ended");
      });
    });
    const heldSetTimeout = (
      run: (...values: unknown[]) => void,
      delay = 0,
      ...values: unknown[]
    ) => {
      if (!("press" in Object(values[0]))) return originalSetTimeout(run, delay, ...values);
      finishHydration = () => run(...values);
      history.back();
      return 0;
    };
    Object.assign(globalThis, { setTimeout: heldSetTimeout });
  });
  await reloadAndGoBack(page, "hydration ended");
  await expect.poll(() => page.evaluate(readScrollTop)).toBe(position);
});

test("navigating within the site loads no document", async ({ page }) => {
  await openHydrated(page, "/");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveTitle(/Get in touch/);
  expect(documents).toEqual([]);
  // The page's own stylesheet was loaded.
  await expect(page.getByRole("main").locator("form")).toHaveCSS("display", "flex");
  await page.goBack();
  await expect(page).toHaveTitle(/All your business tools/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-size", "96px");
});

test("a progress bar is shown while the next page loads", async ({ page }) => {
  await openHydrated(page, "/terms");
  const { release } = await holdRequests(page, /pricing\.data/);
  const bar = page.getByRole("progressbar", { name: "The page is on its way" });
  await expect(bar).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
  await expect.poll(async () => (await bar.boundingBox())?.width).toBeGreaterThan(100);
  expect((await bar.boundingBox())?.height).toBe(3);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  release();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(bar).toHaveCount(0);
});
