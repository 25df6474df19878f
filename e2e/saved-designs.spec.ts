import {
  ALL_TITLES,
  PAGE,
  gallery,
  getLargerButton,
  getStatus,
  save,
  savedLink,
  expectTitles,
  stored,
} from "./gallery.ts";
import { expect, hydrated, test } from "./test.ts";

test("Save keeps a design across reloads until it is removed", async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await expect(save(page, "Khanna")).toHaveAttribute("aria-pressed", "false");
  await save(page, "Khanna").click();
  await save(page, "udaya").click();
  await expect(save(page, "Khanna")).toHaveAttribute("aria-pressed", "true");
  await expect(savedLink(page, 2)).toBeVisible();
  expect(await stored(page)).toBe("hardware-shop,yoga");

  await page.reload();
  await hydrated(page);
  await expect(save(page, "udaya")).toHaveAttribute("aria-pressed", "true");
  await expect(save(page, "Dona Ana")).toHaveAttribute("aria-pressed", "false");
  await save(page, "Khanna").click();
  await expect(save(page, "Khanna")).toHaveAttribute("aria-pressed", "false");
  expect(await stored(page)).toBe("yoga");
});

test(
  "designs saved in another tab appear here, and stored values are not trusted",
  { tag: "@long" },
  async ({ page, context }) => {
    await page.goto(PAGE);
    await page.evaluate(() => localStorage.setItem("savedDesigns", "circus,<b>,yoga,yoga"));
    await page.reload();
    await hydrated(page);
    await expect(savedLink(page, 1)).toBeVisible();
    const secondPage = await context.newPage();
    await secondPage.goto(PAGE);
    await hydrated(secondPage);
    await save(secondPage, "Anand Sir").click();
    await expect(savedLink(page, 2)).toBeVisible();
    await expect(save(page, "Anand Sir")).toHaveAttribute("aria-pressed", "true");
  },
);

test(
  "if the browser refuses storage, designs are saved while the page is open",
  { tag: "@long" },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto(PAGE);
    await hydrated(page);
    await save(page, "Khanna").click();
    await expect(save(page, "Khanna")).toHaveAttribute("aria-pressed", "true");
    await savedLink(page, 1).click();
    await expectTitles(page, ["Khanna"]);
  },
);

test("the saved view follows the visitor's own list", { tag: "@long" }, async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await save(page, "Anand Sir").click();
  await save(page, "Dona Ana").click();
  await savedLink(page, 2).click();
  await expect(page).toHaveURL(`${PAGE}?saved=tutor,bakery`);
  await expect(page.getByRole("heading", { level: 2, name: "Saved designs" })).toBeVisible();
  await expectTitles(page, ["Anand Sir", "Dona Ana"]);

  await save(page, "Anand Sir").click();
  await expect(page).toHaveURL(`${PAGE}?saved=bakery`);
  await expectTitles(page, ["Dona Ana"]);
  await expect(getStatus(page)).toHaveText("1 design on this list");
  await expect(page.getByRole("heading", { level: 2, name: "Saved designs" })).toBeFocused();

  await save(page, "Dona Ana").click();
  await expect(page).toHaveURL(`${PAGE}?saved=`);
  await expect(gallery(page)).toContainText("This list is empty");
  await page.getByRole("link", { name: "See all six designs" }).click();
  await expectTitles(page, ALL_TITLES);
});

test("a list is shared by URL, and can be saved by its recipient", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${PAGE}?saved=tutor,circus,yoga,tutor`);
  await hydrated(page);
  await expectTitles(page, ["Anand Sir", "udaya"]);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(gallery(page).getByText("Link copied")).toBeVisible();
  const clipboardText = await page.evaluate(() => navigator.clipboard.readText());
  expect(clipboardText).toBe(`${new URL(page.url()).origin}${PAGE}?saved=tutor,yoga`);

  // Removing a design of a shared list does not change that list.
  await save(page, "udaya").click();
  await expect(page.getByRole("button", { name: "Save this one, too" })).toBeVisible();
  await page.getByRole("button", { name: "Save this one, too" }).click();
  expect(await stored(page)).toBe("yoga,tutor");
  await expect(page.getByRole("button", { name: "Save this one, too" })).toHaveCount(0);
  await expectTitles(page, ["Anand Sir", "udaya"]);

  await page.goto(`${PAGE}?saved=circus`);
  await expect(gallery(page)).toContainText("This list is empty");
});

test(
  "without clipboard access, the link is shown for copying by hand",
  { tag: "@long" },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await page.goto(`${PAGE}?saved=tutor`);
    await hydrated(page);
    await page.getByRole("button", { name: "Copy the link" }).click();
    await expect(page.getByLabel("Copy this link by hand")).toHaveValue(/\?saved=tutor$/);
  },
);

test("the larger view opens, pages and closes by keyboard, and returns the focus", async ({
  page,
}) => {
  await page.goto(`${PAGE}?tag=price-list`);
  await hydrated(page);
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
  await expect(save(page, "Rukmini Das")).toHaveAttribute("aria-pressed", "true");
});

test(
  "a design removed in the larger view leaves the saved list when the view closes",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto(PAGE);
    await page.evaluate(() => localStorage.setItem("savedDesigns", "tutor,yoga"));
    await page.goto(`${PAGE}?saved=tutor,yoga`);
    await hydrated(page);
    await getLargerButton(page, "udaya").click();
    const dialog = page.getByRole("dialog", { name: "udaya" });
    const saved = dialog.getByRole("button", { name: "Save udaya" });
    await saved.click();
    await saved.click();
    await expect(saved).toHaveAttribute("aria-pressed", "true");
    await saved.click();
    await expect(page).toHaveURL(`${PAGE}?saved=tutor,yoga`);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(`${PAGE}?saved=tutor`);
    await expectTitles(page, ["Anand Sir"]);
    await expect(page.getByRole("heading", { level: 2, name: "Saved designs" })).toBeFocused();
  },
);
