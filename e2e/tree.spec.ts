import { getFaqCopy } from "@angadi/content/faq";
import { expect, hydratePage, test } from "./test.ts";

/** The accessibility tree, part by part. */

test("the menus of the header are disclosures with lists of links", async ({ page }) => {
  await page.goto("/");
  await hydratePage(page);
  const banner = page.getByRole("banner");
  await expect(banner).toMatchAriaSnapshot(`
    - banner:
      - link "Skip to the content"
      - link "angadi"
      - navigation "Main":
        - list:
          - listitem:
            - button "Products"
          - listitem:
            - button "Resources"
          - listitem:
            - link "Pricing"
          - listitem:
            - link "Contact"
      - link "Login"
      - link "Generate Website"
  `);
  await banner.getByRole("button", { name: "Resources" }).click();
  await expect(banner.getByRole("navigation")).toMatchAriaSnapshot(`
    - navigation "Main":
      - list:
        - listitem:
          - button "Products"
        - listitem:
          - button "Resources" [expanded]
          - list:
            - listitem:
              - link "Blog Short reads for shop owners."
            - listitem:
              - link "Customer stories What changed, in rupees and hours."
            - listitem:
              - link "Website inspiration Six little sites to start from."
            - listitem:
              - link "Business starter guide From first licence to first hire."
        - listitem:
          - link "Pricing"
        - listitem:
          - link "Contact"
  `);
});

test("the picker is a combobox with a grouped list and a count", async ({ page }) => {
  await page.goto("/");
  await hydratePage(page);
  await page.getByLabel("What kind of business?").fill("sweet");
  await expect(page.getByRole("main").locator("form")).toMatchAriaSnapshot(`
    - combobox "What kind of business?" [expanded]: sweet
    - listbox "1 business type":
      - group "Food & Drink":
        - option "Sweet shop"
    - status: 1 business type
    - button "Generate Website"
  `);
});

test("a question's answer is exposed once it is open", async ({ page }) => {
  await page.goto("/");
  await hydratePage(page);
  const item = page.locator("details").nth(1);
  const { question } = getFaqCopy([]).questions[1] ?? { question: "" };
  await expect(item).toMatchAriaSnapshot(`
    - group:
      - heading "${question}" [level=3]
  `);
  await item.locator("summary").click();
  await expect(item).toMatchAriaSnapshot(`
    - group:
      - heading "${question}" [level=3]
      - paragraph: /14-day free trial/
  `);
});

test("the small screen's menu is a dialog with every link in its group", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await hydratePage(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "Menu":
      - link "angadi"
      - button "Close menu"
      - navigation "Menu":
        - heading "Products" [level=2]
        - list:
          - listitem:
            - link "AI website builder"
          - listitem:
            - link "AI blog writer"
          - listitem:
            - link "AI brand builder"
          - listitem:
            - link "AI social media manager"
          - listitem:
            - link "CRM"
          - listitem:
            - link "Invoicing"
        - heading "Resources" [level=2]
        - list:
          - listitem:
            - link "Blog"
          - listitem:
            - link "Customer stories"
          - listitem:
            - link "Website inspiration"
          - listitem:
            - link "Business starter guide"
        - heading "Prices and help" [level=2]
        - list:
          - listitem:
            - link "Pricing"
          - listitem:
            - link "Contact"
          - listitem:
            - link "Business name generator"
          - listitem:
            - link "Affiliates"
      - link "Login"
      - link "Generate Website"
  `);
});
