import { holdScripts } from "../hold-requests.ts";
import { expect, hydratePage, test } from "../test.ts";

const GUIDE = "/business-starter-guide/cash-flow-management";
const FIRST_ITEM = "Stock, customer and supplier days counted this quarter";
const LAST_ITEM = "Sheet compared with facts every Monday";

test("a guide’s checklist works by keyboard, is saved, and shifts no layout", async ({
  page,
  isAvailable,
}) => {
  const { release } = await holdScripts(page);
  await page.goto(GUIDE);
  const progress = page.locator(".ticks");
  const list = page.locator(".checklist ul");
  const boxBefore = await list.boundingBox();
  await expect(progress.getByText("0 of 15 done")).toBeVisible();
  // Like a browser that restores a form before the script loads.
  await page.evaluate(() => {
    const checkbox = Array.from(document.querySelectorAll<HTMLInputElement>(".checklist input")).at(
      -1,
    );
    if (checkbox) checkbox.checked = true;
  });
  release();
  await hydratePage(page);
  await expect(progress.getByRole("status")).toHaveText("1 of 15 done");
  await expect(page.getByRole("checkbox", { name: LAST_ITEM })).toBeChecked();
  // The fallback fonts have the same widths.
  if (isAvailable("fonts-liberation")) expect((await list.boundingBox())?.y).toBe(boxBefore?.y);
  await progress.getByRole("button", { name: "Print this checklist" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("checkbox", { name: FIRST_ITEM })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: FIRST_ITEM })).toBeChecked();
  await page.reload();
  await hydratePage(page);
  await expect(progress.getByRole("status")).toHaveText("2 of 15 done");
});

test("a guide’s checklist prints alone on one page, with title, date, ticks and URL @long", async ({
  page,
}) => {
  await page.goto(GUIDE);
  // Clicks before hydration are replayed.
  await page.getByRole("checkbox", { name: FIRST_ITEM }).check();
  await page.getByRole("button", { name: "Print this checklist" }).click();
  await expect(page.locator("html")).toHaveClass(/print-checklist/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Printed on \w{3} \d{1,2}, 20\d\d$/)).toBeVisible();
  await expect(page.getByText("1 of 15 done")).toBeVisible();
  await expect(page.getByText(`https://www.angadi.example${GUIDE}`)).toBeVisible();
  await expect(page.getByText(LAST_ITEM)).toBeVisible();
  for (const hidden of ["A shop can be profitable in March", "not legal or tax advice"]) {
    await expect(page.getByText(hidden)).toBeHidden();
  }
  await expect(page.locator("#tool")).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("html")).not.toHaveClass(/print-checklist/);
});
