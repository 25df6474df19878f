import type { Locator, Page } from "@playwright/test";

/** Where the app is said to be; nobody answers there. */
export const APP = "https://app.example.test";
export const PARTNER = "asha-07";

/** Keeps the page where it is whatever leads to the app. */
export const stay = (page: Page) =>
  page.route(`${APP}/**`, async (route) => route.fulfill({ status: 204 }));

/** Clicks, and gives the address in the app that the browser went for. */
export async function leave(page: Page, link: Locator): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest((request) => request.url().startsWith(APP)),
    link.click(),
  ]);
  return request.url();
}

/** The header's button, which every page has. */
export const start = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "Generate Website" });
