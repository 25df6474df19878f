import { expect, openHydrated, test } from "../test.ts";

const TYPES = "/admin/master/business/industry/sub/all";
const POSTS = "/business/blog/business";
const TYPES_BODY = { data: [{ id: 7, name: "Cycle shop", subIndustryType: "Retail" }] };

test("slow data replaces its skeleton, and is not cached", async ({ page, startSite }) => {
  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  const url = await startSite({
    [TYPES]: { body: TYPES_BODY, hold },
    [POSTS]: { body: { data: [{ id: 12, title: "Late post" }] }, hold },
  });
  const navigation = page.goto(`${url}/blog`, { waitUntil: "commit" });
  await expect(page.getByText("Loading the posts")).toBeAttached();
  release();
  const response = await navigation;
  await expect(page.getByRole("link", { name: "Late post" })).toBeVisible();
  await expect(page.getByText("Loading the posts")).toHaveCount(0);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  expect(response?.headers()["content-security-policy"]).toMatch(
    /script-src 'self' 'wasm-unsafe-eval' 'nonce-/,
  );

  await openHydrated(page, url);
  await page.getByRole("combobox", { name: "What kind of business?" }).fill("cycle");
  await expect(page.getByRole("option")).toHaveText(["Cycle shop"]);
});
