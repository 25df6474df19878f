import { expect, test } from "./test.ts";

/** What stands in a section while it shows samples, by the page. */
const LINES = {
  "/": ["Examples, until our customers’ own words stand here", "Example prices"],
  "/how-it-works": [
    "Examples, until our customers’ own words stand here",
    "Example figures, until our own stand here",
  ],
  "/ai-invoice-builder": ["An example, until a customer’s own words stand here"],
  "/ai-crm-builder": ["An invented business, until a customer’s own stands here"],
  "/ai-website-builder": ["An invented business, until a customer’s own stands here"],
  "/social-media": ["An invented business, until a customer’s own stands here"],
  "/customer-stories": ["Examples, until our customers’ own stories stand here"],
  "/apps": ["Example descriptions, until the apps are final"],
  "/contact": ["Example address and numbers, until our own stand here"],
  "/privacy": ["Example address and numbers, until our own stand here"],
};

for (const [path, lines] of Object.entries(LINES)) {
  test(`${path} says of its samples that they are`, async ({ page }) => {
    await page.goto(path);
    for (const line of lines) {
      await expect(page.getByRole("main").getByText(line), line).toHaveCount(1);
    }
  });
}

test("the affiliate page says it of the dashboard and of the figures", async ({ page }) => {
  await page.goto("/affiliate");
  const line = page.getByRole("main").getByText("Example figures, until our own stand here");
  await expect(line).toHaveCount(2);
  await expect(page.getByRole("region", { name: "The programme in figures" })).toContainText(
    "Example figures",
  );
});

test("the plans' rows that are not settled stand together, below the line that says so", async ({
  page,
}) => {
  await page.goto("/pricing");
  const samples = page.getByRole("table").locator("tbody").last();
  await expect(samples.getByRole("rowheader")).toHaveText([
    "Rows below: examples, until our plans are settled",
    "Themes",
    "SEO tools",
    "E-commerce",
    "Social media",
    "CRM",
    "Staff management",
  ]);
});
