import {
  ALL_TITLES,
  GALLERY_PATH,
  getGallery,
  getLargerButton,
  getStatus,
  getSaveButton,
  getSavedLink,
  expectTitles,
  readSavedDesigns,
} from "./gallery.ts";
import { expect, hydratePage, openHydrated, test } from "./test.ts";

test("Save keeps a design across reloads until it is removed", async ({ page }) => {
  await openHydrated(page, GALLERY_PATH);
  await expect(getSaveButton(page, "Khanna")).toHaveAttribute("aria-pressed", "false");
  await getSaveButton(page, "Khanna").click();
  await getSaveButton(page, "udaya").click();
  await expect(getSaveButton(page, "Khanna")).toHaveAttribute("aria-pressed", "true");
  await expect(getSavedLink(page, 2)).toBeVisible();
  expect(await readSavedDesigns(page)).toBe("hardware-shop,yoga");

  await page.reload();
  await hydratePage(page);
  await expect(getSaveButton(page, "udaya")).toHaveAttribute("aria-pressed", "true");
  await expect(getSaveButton(page, "Dona Ana")).toHaveAttribute("aria-pressed", "false");
  await getSaveButton(page, "Khanna").click();
  await expect(getSaveButton(page, "Khanna")).toHaveAttribute("aria-pressed", "false");
  expect(await readSavedDesigns(page)).toBe("yoga");
});

test("the saved view follows the visitor's own list @long", async ({ page }) => {
  await openHydrated(page, GALLERY_PATH);
  await getSaveButton(page, "Anand Sir").click();
  await getSaveButton(page, "Dona Ana").click();
  await getSavedLink(page, 2).click();
  await expect(page).toHaveURL(`${GALLERY_PATH}?saved=tutor,bakery`);
  await expect(page.getByRole("heading", { level: 2, name: "Saved designs" })).toBeVisible();
  await expectTitles(page, ["Anand Sir", "Dona Ana"]);

  await getSaveButton(page, "Anand Sir").click();
  await expect(page).toHaveURL(`${GALLERY_PATH}?saved=bakery`);
  await expectTitles(page, ["Dona Ana"]);
  await expect(getStatus(page)).toHaveText("1 design on this list");
  await expect(page.getByRole("heading", { level: 2, name: "Saved designs" })).toBeFocused();

  await getSaveButton(page, "Dona Ana").click();
  await expect(page).toHaveURL(`${GALLERY_PATH}?saved=`);
  await expect(getGallery(page)).toContainText("This list is empty");
  await page.getByRole("link", { name: "See all six designs" }).click();
  await expectTitles(page, ALL_TITLES);
});

test("a list is shared by URL, and can be saved by its recipient", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${GALLERY_PATH}?saved=tutor,circus,yoga,tutor`);
  await hydratePage(page);
  await expectTitles(page, ["Anand Sir", "udaya"]);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(getGallery(page).getByText("Link copied")).toBeVisible();
  const clipboardText = await page.evaluate(() => navigator.clipboard.readText());
  expect(clipboardText).toBe(`${new URL(page.url()).origin}${GALLERY_PATH}?saved=tutor,yoga`);

  // Removing a design of a shared list does not change that list.
  await getSaveButton(page, "udaya").click();
  await expect(page.getByRole("button", { name: "Save this one, too" })).toBeVisible();
  await page.getByRole("button", { name: "Save this one, too" }).click();
  expect(await readSavedDesigns(page)).toBe("yoga,tutor");
  await expect(page.getByRole("button", { name: "Save this one, too" })).toHaveCount(0);
  await expectTitles(page, ["Anand Sir", "udaya"]);

  await page.goto(`${GALLERY_PATH}?saved=circus`);
  await expect(getGallery(page)).toContainText("This list is empty");
});

test("without clipboard access, the link is shown for copying by hand @long", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await openHydrated(page, `${GALLERY_PATH}?saved=tutor`);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByLabel("Copy this link by hand")).toHaveValue(/\?saved=tutor$/);
});

test("the larger view opens, pages and closes by keyboard, and returns the focus", async ({
  page,
}) => {
  await openHydrated(page, `${GALLERY_PATH}?tag=price-list`);
  await getLargerButton(page, "Khanna").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Khanna" });
  await expect(dialog).toBeVisible();
  expect(page.url()).toContain("?tag=price-list");
  await expect(dialog.getByRole("status").first()).toHaveText("Design 4 of 4 Khanna");
  await expect(dialog.getByRole("img")).toHaveAttribute(
    "src",
    "/art/designs/hardware-shop-1200.webp",
  );
  await expect(dialog).toContainText("A painted signboard");
  await expect(dialog.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
    "Bright",
    "Drawn lettering",
    "Price list",
  ]);

  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "Dona Ana" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Previous design" }).click();
  const thirdDialog = page.getByRole("dialog", { name: "Rukmini Das" });
  await expect(thirdDialog.getByRole("status").first()).toHaveText("Design 3 of 4 Rukmini Das");
  await expect(thirdDialog.getByRole("button", { name: "Previous design" })).toBeFocused();
  await thirdDialog.getByRole("switch", { name: "See it on a phone" }).click();
  await expect(thirdDialog.getByRole("img")).toHaveAttribute(
    "src",
    "/art/designs/photographer-phone.webp",
  );
  await thirdDialog.getByRole("button", { name: "Save Rukmini Das" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(getLargerButton(page, "Khanna")).toBeFocused();
  await expect(getSaveButton(page, "Rukmini Das")).toHaveAttribute("aria-pressed", "true");
});

test("a design removed in the larger view leaves the saved list when the view closes @long", async ({
  page,
}) => {
  await page.goto(GALLERY_PATH);
  await page.evaluate(() => localStorage.setItem("savedDesigns", "tutor,yoga"));
  await page.goto(`${GALLERY_PATH}?saved=tutor,yoga`);
  await hydratePage(page);
  await getLargerButton(page, "udaya").click();
  const dialog = page.getByRole("dialog", { name: "udaya" });
  const saveButton = dialog.getByRole("button", { name: "Save udaya" });
  await saveButton.click();
  await saveButton.click();
  await expect(saveButton).toHaveAttribute("aria-pressed", "true");
  await saveButton.click();
  await expect(page).toHaveURL(`${GALLERY_PATH}?saved=tutor,yoga`);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(`${GALLERY_PATH}?saved=tutor`);
  await expectTitles(page, ["Anand Sir"]);
  await expect(page.getByRole("heading", { level: 2, name: "Saved designs" })).toBeFocused();
});
