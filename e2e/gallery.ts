import { type Page, expect } from "@playwright/test";

/** Helpers for the tests of the gallery of designs. */

export const GALLERY_PATH = "/website-inspiration";
export const ALL_TITLES = [
  "Dona Ana",
  "udaya",
  "Menon & Iyer",
  "Rukmini Das",
  "Khanna",
  "Anand Sir",
];

export const getGallery = (page: Page) => page.locator("#designs");
export const getCards = (page: Page) =>
  getGallery(page)
    .getByRole("listitem")
    .filter({ has: page.locator("h3") });
export const getLargerButton = (page: Page, title: string) =>
  page.getByRole("link", { name: `${title} (larger view)` });
export const getSaveButton = (page: Page, title: string) =>
  page.getByRole("button", { name: `Save ${title}`, exact: true });
export const getStatus = (page: Page) => getGallery(page).getByRole("status").first();
export const getFilterLink = (page: Page, name: string | RegExp) =>
  page.getByRole("navigation", { name: "Filter the designs" }).getByRole("link", { name });
export const getSavedLink = (page: Page, count: number) =>
  page.getByRole("link", { name: `Saved ${count}`, exact: true });

const readTitles = (page: Page) =>
  getCards(page)
    .locator("h3 a")
    .evaluateAll((links) => links.map((link) => link.firstChild?.textContent));
export const expectTitles = (page: Page, expected: string[]) =>
  expect.poll(() => readTitles(page)).toEqual(expected);
export const readSavedDesigns = (page: Page) =>
  page.evaluate(() => localStorage.getItem("savedDesigns"));
