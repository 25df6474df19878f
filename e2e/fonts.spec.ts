import { expect, test } from "./test.ts";

const FONT = /\.woff2$/;

test("within a visit the fonts are there at once, and without JavaScript always", async ({
  page,
  browser,
}) => {
  await page.goto("/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/privacy/);
  await page.goto("/pricing", { referer: page.url() });
  expect(await page.evaluate(() => document.documentElement.dataset["fonts"])).toBe("");

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const asked = plain.waitForRequest(FONT);
  await plain.goto("/terms");
  await asked;
  await context.close();
});
