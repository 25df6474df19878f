import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the privacy policy contains all required statements", { tag: "@long" }, async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.getByRole("main")).toContainText(
    "private limited company founded in 2023 in Hyderabad, India",
  );
  for (const [name, ...facts] of [
    [
      "1. Use of website information",
      "sets no cookies, tracks nobody",
      "It counts how often its pages are opened, not who opens them",
      "Do Not Track or Global Privacy Control",
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

test("the terms state who agrees to what", { tag: "@long" }, async ({ page }) => {
  await page.goto("/terms");
  const main = page.getByRole("main");
  await expect(main).toContainText(
    "an agreement between you and Angadi Technologies Private Limited",
  );
  await expect(section(page, "4. Children under 16")).toContainText("Nobody under 16");
  const payment = section(page, "5. Payment processing by third-party processors");
  await expect(payment).toContainText("14-day trial and no credit card");
  await expect(payment).toContainText("no returns and no refunds");
  await expect(payment).toContainText("cancel anytime in your account settings");
});

test("the return policy contains all required statements", { tag: "@long" }, async ({ page }) => {
  await page.goto("/return-policy");
  const main = page.getByRole("main");
  await expect(main).toContainText("There are no returns and no refunds.");
  await expect(main).toContainText("The time for returns is 0 days");
  await expect(main).toContainText("in India, in the United States and everywhere else");
  await expect(section(page, "2. Cancel anytime")).toContainText("stops renewing");
  const access = section(page, "3. Access to the end of the billing cycle");
  await expect(access).toContainText("until the billing cycle you have paid for is over");
  const days = access.getByRole("list", { name: "The example, day by day" });
  await expect(days.getByRole("listitem")).toHaveCount(4);
  await expect(section(page, "4. How to cancel")).toContainText("account settings");
  await expect(section(page, "5. Make up your mind for free")).toContainText(
    "14-day free trial and no credit card",
  );
  const contactSection = section(page, "6. Whom to ask");
  await expect(
    contactSection.getByRole("link", { name: "support@angadi.example" }),
  ).toHaveAttribute("href", "mailto:support@angadi.example");
  await expect(contactSection).toContainText("9AM - 9PM, 7 days a week");
});

test(
  "the accessibility statement lists tests, known problems and a contact",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility" }).click();
    await expect(page).toHaveURL(/\/accessibility$/);
    await expect(section(page, "1. What we aim for")).toContainText("WCAG 2.2, level AA");
    await expect(section(page, "3. What is not right yet").getByRole("listitem")).toHaveCount(9);
    const complaintSection = section(page, "5. How to complain");
    for (const href of [/^mailto:support@/, /^tel:\+91/, /^https:\/\/wa\.me\/91/, /^\/contact$/]) {
      const links = complaintSection.getByRole("link");
      const hrefs = await links.evaluateAll((elements) =>
        elements.map((link) => link.getAttribute("href")),
      );
      expect(hrefs.some((candidate) => href.test(candidate ?? ""))).toBe(true);
    }
    await expect(complaintSection).toContainText(
      "Chief Commissioner for Persons with Disabilities",
    );
  },
);
