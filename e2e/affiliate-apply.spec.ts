import type { Page } from "@playwright/test";
import { site } from "@angadi/content/site";
import { expect, hydratePage, openHydrated, test } from "./test.ts";

/** The form's own page, /affiliate/apply. */

const CREATE = "/affiliate-partner/create";
const APPLICATION = {
  name: "Asha Rao",
  email: "asha@shop.test",
  mobile: "98480 00000",
  companyName: "Rao & Co",
  website: "https://rao.test",
  linkedin: "https://linkedin.test/in/asha",
};

const getControl = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

async function fill(page: Page, values: Record<string, string> = APPLICATION) {
  for (const [name, value] of Object.entries(values)) await getControl(page, name).fill(value);
  await getControl(page, "affiliateType").selectOption("Agency");
}

const submit = async (page: Page) => page.getByRole("button", { name: "Submit" }).click();
const getThanks = (page: Page) => page.getByRole("heading", { name: /^Thank you/ });

test("without JavaScript, both steps are one form, validated by the browser and accepted by the server", async ({
  plainPage: page,
}) => {
  await page.goto("/affiliate/apply");
  await expect(page.getByRole("group", { name: "Personal details" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Company details" })).toBeVisible();
  await submit(page);
  await expect(getControl(page, "name")).toBeFocused();
  await fill(page, { ...APPLICATION, email: "plain@shop.test" });
  await submit(page);
  await expect(getThanks(page)).toBeVisible();
  const bookingLink = page.getByRole("link", { name: "Book" });
  await expect(bookingLink).toHaveAttribute("href", site.schedulingUrl);
  await expect(bookingLink).toHaveAttribute("target", "_blank");
});

test("fields from a submit before the script loaded survive another failure @long", async ({
  page,
  context,
  startSite,
  expectedErrors,
}) => {
  expectedErrors.push(/502|ERR_INTERNET_DISCONNECTED/);
  const url = await startSite({ [CREATE]: { body: {}, status: 500 } });
  await openHydrated(page, `${url}/affiliate/apply`);
  await fill(page);
  await page.waitForFunction(() => performance.now() > 1600);
  // Submits like a browser that has not loaded the script yet.
  await Promise.all([
    page.waitForEvent("load"),
    page.locator("main form").evaluate((form) => (form as HTMLFormElement).submit()),
  ]);
  const failure = page.getByText("Submission failed. Please try again.");
  await expect(failure).toBeVisible();
  await hydratePage(page);
  await expect(page.locator("main form")).toHaveAttribute("novalidate", "");
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByRole("alert").filter({ has: failure })).toBeVisible();
  for (const [name, value] of Object.entries(APPLICATION)) {
    await expect(getControl(page, name)).toHaveValue(value);
  }
  await expect(getControl(page, "affiliateType")).toHaveValue("Agency");
});
