import { expect, test } from "./test.ts";

const FONT = /\.woff2$/;

test("fonts load at once on later pages of a visit, and always without JavaScript", async ({
  page,
  plainPage,
}) => {
  await page.goto("/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/privacy/);
  await page.goto("/pricing", { referer: page.url() });
  expect(await page.evaluate(() => document.documentElement.dataset["fonts"])).toBe("");

  const fontRequest = plainPage.waitForRequest(FONT);
  await plainPage.goto("/terms");
  await fontRequest;
});
