import { startBuiltDesk } from "@angadi/tests/built-desk";
import { countLocalDrafts } from "@angadi/tests/count-local-drafts";
import { expect, test } from "../test.ts";

test("saves a local draft while another tab hangs during its deletion @long", async ({
  browser,
}) => {
  await using desk = await startBuiltDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  await desk.join(context, "Asha");
  const busy = await context.newPage();
  // Its first database request after a save blocks the tab until the test responds.
  await busy.addInitScript(() => {
    const blockRequests = () => {
      if (!("hangs" in document.documentElement.dataset)) return;
      delete document.documentElement.dataset["hangs"];
      const request = new XMLHttpRequest();
      request.open("GET", "/hang", false);
      request.send();
    };
    for (const method of ["get", "delete"] as const) {
      IDBObjectStore.prototype[method] = new Proxy(IDBObjectStore.prototype[method], {
        apply(...call) {
          queueMicrotask(blockRequests);
          return Reflect.apply(...call);
        },
      });
    }
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let resolveHanging = () => {};
  const hanging = new Promise<void>((resolve) => (resolveHanging = resolve));
  await busy.route("/hang", async (route) => {
    resolveHanging();
    await released;
    await route.fulfill({ status: 204 });
  });
  const excerpt = (page: typeof busy) => page.getByLabel("Excerpt", { exact: true });
  await busy.goto("/posts/new");
  await excerpt(busy).fill("One.");
  await expect(busy.getByText(/^Saved \d+:\d\d/)).toBeVisible();
  const page = await context.newPage();
  await page.goto("/posts/new");
  await page.route("**/autosave", (route) => route.abort());
  await busy.route("**/autosave", async (route) => {
    const response = await route.fetch();
    await busy.evaluate(() => (document.documentElement.dataset["hangs"] = ""));
    await route.fulfill({ response });
  });
  await excerpt(busy).fill("One. Two.");
  await hanging;
  await excerpt(page).fill("Mine.");
  // A transaction blocked by the hung tab would also block this read.
  const countDraftsOrTimeOut = () =>
    Promise.race([countLocalDrafts(page), page.waitForTimeout(1000).then(() => "blocked")]);
  await expect.poll(countDraftsOrTimeOut).toBe(1);
  release();
});
