import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./test.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the privacy policy says what it must", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.getByRole("main")).toContainText(
    "private limited company founded in 2023 in Hyderabad, India",
  );
  for (const [name, ...facts] of [
    [
      "1. Use of website information",
      "sets no cookies, runs no analytics",
      "no IP address",
      "For 60 days, in local storage",
      "Until you take it away, in local storage",
      "asks the registry of that ending",
    ],
    [
      "2. Business-profile data collected",
      "24 months after our last exchange",
      "Digital Personal Data Protection Act, 2023",
      "notified in November 2025",
      "May 2027",
      "GDPR",
      "our address for grievances",
    ],
    ["3. Sharing", "do not sell"],
    ["4. Children under 16", "children under 16", "India treats everyone under 18 as a child"],
    ["5. Payment processing by third-party processors", "never sees a card number"],
    ["6. Social plug-ins", "There are none on this site", "Instagram, LinkedIn, YouTube and X"],
    [
      "7. Data security",
      "sent forms and domain look-ups by IP address for a minute",
      "by email address for an hour",
    ],
    ["8. Email-access restrictions", "support@angadi.example and hello@angadi.example"],
  ] as const) {
    for (const fact of facts) await expect(section(page, name)).toContainText(fact);
  }
});

test("a visit leaves in the browser what the privacy policy names, and no cookie", async ({
  page,
  context,
}) => {
  const cookies: string[] = [];
  const foreign: string[] = [];
  page.on("response", async (response) => {
    const cookie = await response.headerValue("set-cookie").catch(() => null);
    if (cookie !== null) cookies.push(cookie);
  });
  await page.goto("/?via=ravi-1&utm_source=mela");
  const { origin } = new URL(page.url());
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) foreign.push(request.url());
  });
  await hydrated(page);
  for (const path of ["/contact", "/blog/get-paid-on-time", "/privacy"]) {
    await page.goto(path);
    await hydrated(page);
  }
  const kept = await page.evaluate(() => ({
    session: Object.keys(sessionStorage).toSorted(),
    local: Object.keys(localStorage).toSorted(),
    visit: Object.keys(JSON.parse(sessionStorage.getItem("visit") ?? "{}")).toSorted(),
  }));
  expect(kept).toEqual({
    session: ["scroll", "visit"],
    local: ["partnerId", "partnerIdExpires"],
    visit: ["landingPath", "referrer", "utm"],
  });
  expect(await context.cookies()).toEqual([]);
  expect(cookies).toEqual([]);
  expect(foreign).toEqual([]);
});

test("the privacy notice under the forms agrees with the policy it leads to", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  await page.getByText("What we keep, and why").click();
  const notice = page.locator("details", { hasText: "What we keep, and why" });
  await expect(notice).toContainText("24 months after our last exchange");
  await notice.getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole("main")).toContainText("24 months after our last exchange");
});
