import { measureHorizontalOverflow } from "./engines/inspect.ts";
import {
  ALL_TITLES,
  GALLERY_PATH,
  getCards,
  getFilterLink,
  getGallery,
  getLargerButton,
  getStatus,
  getSaveButton,
  expectTitles,
} from "./gallery.ts";
import { settle } from "@angadi/test-kit/settle";
import { expect, hydratePage, openHydrated, test } from "./test.ts";
import { findViolations } from "@angadi/test-kit/violations";

test("the filters work without a page load, are stored in the URL, and announce results", async ({
  page,
}) => {
  await openHydrated(page, GALLERY_PATH);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await expect(getStatus(page)).toHaveText("6 designs");
  await getFilterLink(page, /^Shops/).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${GALLERY_PATH}?category=shops`);
  await expect(getStatus(page)).toHaveText("2 designs in Shops");
  await expect(getFilterLink(page, /^Shops/)).toBeFocused();
  await expect(getFilterLink(page, /^Shops/)).toHaveAttribute("aria-current", "true");
  await expectTitles(page, ["Dona Ana", "Khanna"]);

  // Choosing a tag on a card filters all designs; choosing a category then keeps the tag.
  await getCards(page).first().getByRole("link", { name: "Reviews" }).click();
  await expect(getStatus(page)).toHaveText("2 designs tagged Reviews");
  await getFilterLink(page, /^Shops/).click();
  await expect(page).toHaveURL(`${GALLERY_PATH}?category=shops&tag=reviews`);
  await expect(getStatus(page)).toHaveText("1 design in Shops tagged Reviews");
  await getFilterLink(page, /^Services/).click();
  await expect(getStatus(page)).toHaveText("0 designs in Services tagged Reviews");
  await expect(getGallery(page)).toContainText(
    "None of the six is in Services and tagged Reviews.",
  );
  await page.getByRole("link", { name: "Remove the tag" }).click();
  await expectTitles(page, ["Menon & Iyer", "Rukmini Das"]);
  await page.goBack();
  await expect(page).toHaveURL(`${GALLERY_PATH}?category=services&tag=reviews`);
  await page.getByRole("link", { name: "See all six designs" }).click();
  await expect(page).toHaveURL(GALLERY_PATH);
  await expectTitles(page, ALL_TITLES);

  await getCards(page).first().getByRole("link", { name: "Price list" }).click();
  await expect(getStatus(page)).toHaveText("4 designs tagged Price list");
  await getFilterLink(page, /^Price list/).click();
  await expectTitles(page, ALL_TITLES);
  expect(documents).toEqual([]);
});

test("without JavaScript the filters, a shared list and large pictures work @long", async ({
  plainPage: page,
  sharedSite,
}) => {
  await page.goto(GALLERY_PATH);
  await getFilterLink(page, /^Classes/).click();
  await page.waitForURL(`${sharedSite.url}${GALLERY_PATH}?category=classes#designs`);
  await expect(getStatus(page)).toHaveText("2 designs in Classes");
  await page.goto(`${GALLERY_PATH}?category=classes&tag=price-list`);
  await expect(getStatus(page)).toHaveText("1 design in Classes tagged Price list");
  await getFilterLink(page, /^Price list/).click();
  await expect(getStatus(page)).toHaveText("2 designs in Classes");
  await expect(page.getByRole("button", { name: /^Save/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Saved/ })).toHaveCount(0);

  await page.goto(`${GALLERY_PATH}?saved=tutor,bakery`);
  await expect(getStatus(page)).toHaveText("2 designs on this list");
  await expect(page.getByRole("button", { name: "Copy the link" })).toHaveCount(0);
  await getLargerButton(page, "Anand Sir").click();
  await page.waitForURL(`${sharedSite.url}/art/designs/tutor-1200.webp`);
});

for (const width of [1440, 320]) {
  test(`larger view, shared list and empty list are accessible at ${width} px @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const expectAccessibleFit = async () => {
      expect(await findViolations(page)).toEqual([]);
      const overflow = await page.evaluate(measureHorizontalOverflow);
      expect(overflow).toBe(0);
    };
    await openHydrated(page, `${GALLERY_PATH}?category=shops&tag=calm`);
    await expectAccessibleFit();
    await page.goto(`${GALLERY_PATH}?saved=tutor,yoga`);
    await hydratePage(page);
    await getSaveButton(page, "udaya").click();
    await expectAccessibleFit();
    await getLargerButton(page, "udaya").click();
    await expect(page.getByRole("dialog", { name: "udaya" })).toBeVisible();
    await settle(page);
    await expectAccessibleFit();
  });
}

for (const [width, picture] of [
  [1440, "bakery-1200.webp"],
  [390, "bakery-phone.webp"],
] as const) {
  test(`the larger view starts with the picture for ${width} px, and Start stays visible @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, GALLERY_PATH);
    await getLargerButton(page, "Dona Ana").click();
    const dialog = page.getByRole("dialog", { name: "Dona Ana" });
    const viewerImage = dialog
      .getByRole("group", { name: "Picture of the website" })
      .locator("img");
    await expect(viewerImage).toHaveAttribute("src", new RegExp(`${picture}$`));
    const startLink = dialog.getByRole("link", { name: "Start with this design" });
    await expect(startLink).toBeInViewport({ ratio: 1 });
    await dialog.getByText("Say it like this").scrollIntoViewIfNeeded();
    await expect(startLink).toBeInViewport({ ratio: 1 });
    await dialog.getByRole("switch").click();
    await expect(viewerImage).not.toHaveAttribute("src", new RegExp(`${picture}$`));
  });
}
