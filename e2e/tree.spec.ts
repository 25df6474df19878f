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
