import { readFileSync } from "node:fs";
import {
  BRIEF_PATH,
  NAMES_PATH,
  mockDomains,
  getNameHeadings,
  getCard,
  getDialog,
  getKeepButton,
  readNames,
  getRows,
  getViewButton,
  openNames,
  getScoresToggle,
} from "./names.ts";
import { expect, test } from "../test.ts";

const SCORES = { total: 80, memorable: 81, simple: 82, durable: 83, legal: 84 };
const createEntry = (text: string) => ({ text, figures: SCORES });

test("a brief leads to a shortlist that can be compared, copied, downloaded and shared", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await mockDomains(page, (label) => ({
    json: { data: [{ domain: `${label}.com`, answer: "no-record" }] },
  }));
  await openNames(page, BRIEF_PATH);
  const allNames = await readNames(page);
  await getScoresToggle(page, 0).click();
  await getCard(page, 0)
    .getByRole("button", { name: /^Check domains/ })
    .click();
  await expect(getCard(page, 0).getByRole("status")).toContainText("No record found");
  for (const index of [0, 2, 3]) await getKeepButton(page, index).click();
  await expect(getKeepButton(page, 2)).toHaveAttribute("aria-pressed", "true");
  await expect(getViewButton(page, "Shortlist")).toHaveText("Shortlist 3");

  await getViewButton(page, "Shortlist").click();
  const shortlist = [allNames[0], allNames[2], allNames[3]] as string[];
  await expect(getRows(page)).toHaveCount(3);
  for (const column of ["Total", "Memorable", "Simple", "Durable", "Legal", "Syllables"]) {
    await expect(getDialog(page).getByRole("columnheader", { name: column })).toBeVisible();
  }
  await expect(getRows(page).nth(0)).toContainText("No record found");
  await expect(getRows(page).nth(1)).toContainText("Not checked");
  await expect(getRows(page).nth(0).locator('[data-label="Syllables"]')).toHaveText(/^[1-9]$/);

  await getDialog(page).getByRole("button", { name: "Copy as text" }).click();
  await expect(getDialog(page).getByText("List copied")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split("\n").map((line) => line.split(":")[0])).toEqual(shortlist);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    getDialog(page).getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("business-names.csv");
  const csv = readFileSync(await download.path(), "utf8");
  expect(csv.startsWith('\uFEFF"Name","Total","Memorable"')).toBe(true);
  expect(csv.trimEnd().split("\r\n")).toHaveLength(4);

  await getDialog(page).getByRole("button", { name: "Copy link" }).click();
  await expect(getDialog(page).getByText("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await using friendContext = await browser.newContext();
  const friendPage = await friendContext.newPage();
  await openNames(friendPage, link);
  expect(await readNames(friendPage)).toEqual(shortlist);
});

test("a phone shows two names in a row, which a tap keeps, and the page shows the count @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openNames(page, BRIEF_PATH);
  const [first, second] = [
    await getCard(page, 0).boundingBox(),
    await getCard(page, 1).boundingBox(),
  ];
  expect(second?.y).toBe(first?.y);
  const box = await getKeepButton(page, 0).boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await expect(getCard(page, 0).getByText("Kept")).toBeHidden();
  for (const index of [0, 1, 2, 3]) await getKeepButton(page, index).click();
  await expect(getCard(page, 0).getByText("Kept")).toBeVisible();
  await getDialog(page).getByRole("button", { name: "Close" }).click();
  const reopenButton = page.getByRole("main").getByRole("button", { name: "Your shortlist (4)" });
  await reopenButton.click();
  await expect(getRows(page)).toHaveCount(4);
});

test("a shared list can be viewed, and kept without losing one's own", async ({ page }) => {
  await page.goto(NAMES_PATH);
  await page.evaluate(
    (list) => localStorage.setItem("nameShortlist", JSON.stringify(list)),
    [createEntry("Own Name")],
  );
  await openNames(page, `${NAMES_PATH}?shortlist=Neem+Lane,Biscuit+Bus`);
  await expect(getNameHeadings(page)).toHaveText(["Neem Lane", "Biscuit Bus"]);
  await expect(getViewButton(page, "Shortlist")).toHaveText("Shortlist 1");
  await getDialog(page).getByRole("button", { name: "Keep all" }).click();
  await expect(getViewButton(page, "Shortlist")).toHaveText("Shortlist 3");
  await expect(getDialog(page)).toContainText("All of them are on your shortlist");
  await getViewButton(page, "Shortlist").click();
  await expect(getRows(page).getByRole("rowheader")).toContainText([
    "Own Name",
    "Neem Lane",
    "Biscuit Bus",
  ]);
  await getViewButton(page, "Names").click();
  await getDialog(page).getByRole("link", { name: "Make your own names" }).click();
  await expect(getDialog(page).getByRole("heading", { name: "No names yet" })).toBeVisible();
});

test("a removed name can be restored at its position @long", async ({ page }) => {
  await page.goto(NAMES_PATH);
  await page.evaluate(
    (list) => localStorage.setItem("nameShortlist", JSON.stringify(list)),
    ["Neem Lane", "Biscuit Bus", "Kaapi Katte"].map((text) => createEntry(text)),
  );
  await openNames(page, BRIEF_PATH);
  await getViewButton(page, "Shortlist").click();
  await getDialog(page).getByRole("button", { name: "Remove Biscuit Bus" }).click();
  await expect(getRows(page)).toHaveCount(2);
  await expect(getDialog(page).getByText("Biscuit Bus is removed.")).toBeVisible();
  await expect(getDialog(page).getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(getRows(page).nth(1)).toContainText("Biscuit Bus");
});

test("a typed name is scored, and a forbidden one is rejected @long", async ({ page }) => {
  await openNames(page, BRIEF_PATH);
  await getViewButton(page, "Shortlist").click();
  const field = getDialog(page).getByLabel("Add a name of your own");
  const addButton = getDialog(page).getByRole("button", { name: "Add and score" });
  await field.fill("Neem & Nutmeg");
  await addButton.click();
  await expect(getRows(page)).toHaveCount(1);
  await expect(
    getDialog(page).getByText(/Neem & Nutmeg is on the list, with \d+ of 100/),
  ).toBeVisible();
  for (const [text, message] of [
    ["neem and nutmeg!", /letters, up to 40/],
    ["NEEM & NUTMEG", /already on the list/],
    ["Infosys Tea", /We don’t score this one/],
    ["Kuppai Kitchen", /“kuppai” sounds like a word for dirt in Tamil/],
    ["7", /letters, up to 40/],
  ] as const) {
    await field.fill(text);
    await addButton.click();
    await expect(field).toHaveAccessibleDescription(message);
  }
  await expect(getRows(page)).toHaveCount(1);
});
