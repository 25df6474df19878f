import type { Page } from "@playwright/test";
import {
  BRIEF_PATH,
  NAMES_PATH,
  getDialog,
  getKeepButton,
  getOpenLink,
  getViewButton,
  openNames,
  getScoresToggle,
} from "./names.ts";
import { expect, openHydrated, test } from "../test.ts";
import { expectAccessible } from "@angadi/test-kit/violations";

test("Close closes the dialog, and navigates away from it without scripts @long", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const closeButton = getDialog(page).getByRole("button", { name: "Close" });
  await openHydrated(page, NAMES_PATH);
  await getOpenLink(page).click();
  await closeButton.click();
  await expect(getDialog(page)).toBeHidden();
  await expect(getOpenLink(page)).toBeFocused();

  await page.route("**/assets/*.js", async (route) => route.abort());
  await page.goto(BRIEF_PATH);
  await closeButton.click();
  await expect(getDialog(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${NAMES_PATH}\\??$`));
});

test("without JavaScript the form shows names, and more names @long", async ({
  plainPage: page,
}) => {
  await page.goto(NAMES_PATH);
  await expect(page.getByLabel("Founder’s name")).toBeVisible();
  await page.getByLabel("What does the business do?").first().fill("Tea stall by a lake");
  await getOpenLink(page).click();
  await expect(page).toHaveURL(/\?about=Tea\+stall\+by\+a\+lake#name-generator$/);
  await page.getByLabel("Words to use").fill("kulhad");
  await page.getByRole("radio", { name: /^Indian/ }).check();
  await page.getByRole("button", { name: "Generate names" }).click();
  await expect(page).toHaveURL(/\?about=Tea\+stall\+by\+a\+lake&words=kulhad&style=indian/);
  const headings = page.getByRole("heading", { level: 4 });
  await expect(headings).toHaveCount(24);
  await expect(page.getByRole("combobox")).toHaveValue("Tea stall by a lake");
  await expect(page.getByRole("radio", { name: /^Indian/ })).toBeChecked();
  await expect(page.getByRole("button", { name: /^(Keep|Check domains)/ })).toHaveCount(0);
  await page.locator("summary").filter({ hasText: "of 100" }).first().click();
  await expect(page.locator("dl").first()).toBeVisible();

  const firstNames = await headings.allTextContents();
  await page.getByRole("link", { name: "Show more names" }).click();
  await expect(page).toHaveURL(/from=24/);
  await expect(headings).toHaveCount(24);
  const moreNames = await headings.allTextContents();
  expect(new Set([...firstNames, ...moreNames]).size).toBe(48);
  await expect(page.getByRole("link", { name: /^Use this name/ }).first()).toHaveAttribute(
    "href",
    /\/website-type\?businessName=/,
  );
});

const HOSTILE_QUERIES = [
  "about=%00%01%02",
  "about=%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "about=%E0%A4%9A%E0%A4%BE%E0%A4%AF+%E0%A4%95%E0%A5%80+%E0%A4%A6%E0%A5%81%E0%A4%95%E0%A4%BE%E0%A4%A8",
  `about=${"x".repeat(5000)}`,
  "about=tea&about=coffee&about=",
  "about=__proto__&words=constructor,toString,__proto__",
  "about=tea&invented=NaN&length=1e9&style=%00&seed=-1&from=-24",
  "place=%25%25%25&style=place",
  "shortlist=,,,,",
  `shortlist=${"Neem,".repeat(90)}`,
  "shortlist=%E2%80%AEmeen,%00,=1%2B1",
];

test("hostile queries do not break the page @long", async ({ request, page, sharedSite }) => {
  for (const query of HOSTILE_QUERIES) {
    const response = await request.get(`${sharedSite.url}${NAMES_PATH}?${query}`);
    expect(response.status(), query).toBe(200);
    const html = await response.text();
    expect(html, query).not.toContain("<script>alert");
  }
  // Server and browser parse the URL with the same code: a few are enough to compare them.
  for (const query of HOSTILE_QUERIES.filter((_, index) => index % 3 === 0)) {
    // The fixture fails on any console error, including hydration errors.
    await openHydrated(page, `${NAMES_PATH}?${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});

/** The dialog's states, and how to reach each. */
const DIALOG_STATES: Record<string, (page: Page) => Promise<void>> = {
  "the start": async (page) => {
    await openHydrated(page, `${NAMES_PATH}#name-generator`);
    await expect(getDialog(page)).toBeVisible();
  },
  "a problem": async (page) => openNames(page, `${NAMES_PATH}?about=tea&style=founder`),
  "names, one of them open": async (page) => {
    await openNames(page, BRIEF_PATH);
    await getScoresToggle(page, 0).click();
  },
  "the shortlist": async (page) => {
    await openNames(page, BRIEF_PATH);
    for (const index of [0, 1, 2, 3, 4, 5, 6, 7]) await getKeepButton(page, index).click();
    await getViewButton(page, "Shortlist").click();
  },
  "a shared list": async (page) =>
    openNames(page, `${NAMES_PATH}?shortlist=Neem+Lane,Biscuit+Bus,Kaapi+Katte,Mehta+Sons`),
};

for (const [state, openState] of Object.entries(DIALOG_STATES)) {
  test(`the dialog has no axe violations, wide or narrow: ${state} @long`, async ({ page }) => {
    await openState(page);
    await expectAccessible(page);
  });
}

test("the dialog fits a width of 320 px @long", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openNames(page, BRIEF_PATH);
  for (const name of [/^Brief/, /^Shortlist/, /^Names/]) {
    await page.getByRole("button", { name }).click();
    const isOverflowing = await getDialog(page).evaluate((element) =>
      [...element.querySelectorAll("*")].some(
        (part) => part.getBoundingClientRect().right > 321 && part.tagName !== "OPTION",
      ),
    );
    expect(isOverflowing, String(name)).toBe(false);
  }
});
