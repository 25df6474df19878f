import type { Page } from "@playwright/test";
import { startBuiltDesk } from "@angadi/tests/built-desk";
import { countLocalDrafts } from "@angadi/tests/count-local-drafts";
import { expect, test } from "../test.ts";

test("saves a local draft while another tab hangs in deleting its own draft @long", async ({
  browser,
}) => {
  await using desk = await startBuiltDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  await desk.join(context, "Asha");
  const hungTab = await context.newPage();
  // Its first database request after a save hangs the tab until the test responds.
  await hungTab.addInitScript(() => {
    const hangOnce = () => {
      if (!("shouldHang" in document.documentElement.dataset)) return;
      delete document.documentElement.dataset["shouldHang"];
      const request = new XMLHttpRequest();
      request.open("GET", "/hang", false);
      request.send();
    };
    for (const method of ["get", "delete"] as const) {
      IDBObjectStore.prototype[method] = new Proxy(IDBObjectStore.prototype[method], {
        apply(...call) {
          queueMicrotask(hangOnce);
          return Reflect.apply(...call);
        },
      });
    }
  });
  let release = () => {};
  const releasePromise = new Promise<void>((resolve) => (release = resolve));
  let onHang = () => {};
  const hangStarted = new Promise<void>((resolve) => (onHang = resolve));
  await hungTab.route("/hang", async (route) => {
    onHang();
    await releasePromise;
    await route.fulfill({ status: 204 });
  });
  const getExcerpt = (page: Page) => page.getByLabel("Excerpt", { exact: true });
  await hungTab.goto("/posts/new");
  await getExcerpt(hungTab).fill("One.");
  await expect(hungTab.getByText(/^Saved \d+:\d\d/)).toBeVisible();
  const page = await context.newPage();
  await page.goto("/posts/new");
  await page.route("**/autosave", (route) => route.abort());
  await hungTab.route("**/autosave", async (route) => {
    const response = await route.fetch();
    await hungTab.evaluate(() => (document.documentElement.dataset["shouldHang"] = ""));
    await route.fulfill({ response });
  });
  await getExcerpt(hungTab).fill("One. Two.");
  await hangStarted;
  await getExcerpt(page).fill("Mine.");
  // A transaction that the hung tab blocks would block this read, too.
  const countDraftsOrTimeOut = () =>
    Promise.race([countLocalDrafts(page), page.waitForTimeout(1000).then(() => "timed out")]);
  await expect.poll(countDraftsOrTimeOut).toBe(1);
  release();
});
