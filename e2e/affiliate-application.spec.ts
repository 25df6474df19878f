import type { Page } from "@playwright/test";
import {
  COMPANY,
  PERSON,
  getJoinDialog,
  expectValues,
  getField,
  fillFields,
  fillBothSteps,
  openJoinDialog,
  pressButton,
  getTypeSelect,
} from "./affiliate-dialog.ts";
import { expect, test, typeKeys } from "./test.ts";
import { expectAccessible } from "@angadi/test-kit/violations";

const MISSING_FIELDS = "Please fill out all required fields.";

/** Closes the alert for missing fields with its OK button. */
async function acceptAlert(page: Page) {
  const alert = page.getByRole("alertdialog");
  await expect(alert).toHaveText(new RegExp(MISSING_FIELDS.replaceAll(".", String.raw`\.`)));
  await expect(alert.getByRole("button", { name: "OK" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(alert).toBeHidden();
}

test("the dialog leads through its two steps by keyboard", async ({ page }) => {
  const button = await openJoinDialog(page);
  await expect(page.getByText("Step 1 of 2")).toBeVisible();
  await expect(getField(page, "Name")).toBeFocused();
  await expect(page.getByLabel("Country code")).toHaveValue("+91");

  await page.keyboard.press("Enter");
  await acceptAlert(page);
  await expect(getField(page, "Name")).toBeFocused();
  await fillFields(page, { ...PERSON, Email: "asha" });
  await getField(page, "Mobile number").fill("");
  await getField(page, "Name").press("Enter");
  await acceptAlert(page);
  await expect(getField(page, "Mobile number")).toBeFocused();

  await typeKeys(page, "98480 00000{Enter}");
  await expect(getField(page, "Email")).toBeFocused();
  await expect(getField(page, "Email")).toHaveAccessibleDescription(
    "Please enter a valid email address.",
  );
  await getField(page, "Email").fill("asha@shop.test");
  await expect(page.getByText("Please enter a valid email address.")).toBeHidden();

  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Company details" })).toBeFocused();
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
  await expect(getField(page, "Name")).toBeHidden();
  await fillFields(page, { ...COMPANY, Website: "rao", "LinkedIn profile": "ftp://x.test" });
  await getField(page, "Website").press("Enter");
  await acceptAlert(page);
  await expect(getTypeSelect(page)).toBeFocused();
  await getTypeSelect(page).selectOption("Freelancer");
  await pressButton(page, "Submit");
  await expect(getField(page, "Website")).toBeFocused();
  const urlError = "Please enter an address that begins with http:// or https://.";
  await expect(getField(page, "Website")).toHaveAccessibleDescription(urlError);
  await expect(getField(page, "LinkedIn profile")).toHaveAccessibleDescription(urlError);

  await pressButton(page, "Back");
  await expect(page.getByRole("heading", { name: "Personal details" })).toBeFocused();
  await expectValues(page, PERSON);
  await pressButton(page, "Next");
  await expectValues(page, { "Company name": "Rao & Co", Website: "rao" });
  await expect(getTypeSelect(page)).toHaveValue("Freelancer");

  // A click outside the dialog keeps everything; Close discards everything.
  await page.mouse.click(5, 5);
  await expect(getJoinDialog(page)).toBeVisible();
  await pressButton(page, "Close");
  await expect(getJoinDialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await expect(page.getByText("Step 1 of 2")).toBeVisible();
  await expectValues(page, { Name: "", Email: "" });
  await page.keyboard.press("Escape");
  await expect(getJoinDialog(page)).toBeHidden();
});

test("the dialog has no axe violations @long", async ({ page }) => {
  await openJoinDialog(page);
  await expectAccessible(page);
  await fillBothSteps(page, "axe@shop.test");
  await getField(page, "Website").fill("rao");
  await pressButton(page, "Submit");
  await expectAccessible(page);
  await getField(page, "Website").fill("https://rao.test");
  await pressButton(page, "Submit");
  await expect(getJoinDialog(page).getByRole("heading", { level: 3 })).toHaveText(/^Thank you/);
  await expectAccessible(page);
});

for (const [width, height] of [
  [1280, 600],
  [320, 568],
] as const) {
  test(`the dialog's title, Close, and Next or Submit stay visible at ${width} by ${height} px @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openJoinDialog(page);
    const expectInViewport = async (button: string) => {
      for (const part of [
        getJoinDialog(page).getByRole("heading", { level: 2 }),
        getJoinDialog(page).getByRole("button", { name: "Close" }),
        getJoinDialog(page).getByRole("button", { name: button }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    };
    await expectInViewport("Next");
    await fillFields(page, PERSON);
    await pressButton(page, "Next");
    await expectInViewport("Submit");
    const title = await getJoinDialog(page).getByRole("heading", { level: 2 }).boundingBox();
    const progress = await getJoinDialog(page).getByText("Step 2 of 2").boundingBox();
    expect(progress?.y).toBeGreaterThan((title?.y ?? height) + (title?.height ?? 0));
    await getTypeSelect(page).focus();
    await expect(getTypeSelect(page)).toBeInViewport({ ratio: 1 });
    await expectInViewport("Submit");
  });
}
