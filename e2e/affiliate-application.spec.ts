import type { Page } from "@playwright/test";
import {
  COMPANY,
  PERSON,
  getDialog,
  expectTyped,
  getField,
  fill,
  fillBothSteps,
  openJoinDialog,
  press,
  getTypeSelect,
} from "./affiliate-dialog.ts";
import { expect, test, typeKeys } from "./test.ts";
import { expectAccessible } from "@angadi/test-kit/violations";

const MISSING = "Please fill out all required fields.";

/** Closes the alert for missing fields with its OK button. */
async function acceptAlert(page: Page) {
  const alert = page.getByRole("alertdialog");
  await expect(alert).toHaveText(new RegExp(MISSING.replaceAll(".", String.raw`\.`)));
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
  await fill(page, { ...PERSON, Email: "asha" });
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
  await fill(page, { ...COMPANY, Website: "rao", "LinkedIn profile": "ftp://x.test" });
  await getField(page, "Website").press("Enter");
  await acceptAlert(page);
  await expect(getTypeSelect(page)).toBeFocused();
  await getTypeSelect(page).selectOption("Freelancer");
  await press(page, "Submit");
  await expect(getField(page, "Website")).toBeFocused();
  const urlError = "Please enter an address that begins with http:// or https://.";
  await expect(getField(page, "Website")).toHaveAccessibleDescription(urlError);
  await expect(getField(page, "LinkedIn profile")).toHaveAccessibleDescription(urlError);

  await press(page, "Back");
  await expect(page.getByRole("heading", { name: "Personal details" })).toBeFocused();
  await expectTyped(page, PERSON);
  await press(page, "Next");
  await expectTyped(page, { "Company name": "Rao & Co", Website: "rao" });
  await expect(getTypeSelect(page)).toHaveValue("Freelancer");

  // A click outside the dialog keeps everything; Close discards everything.
  await page.mouse.click(5, 5);
  await expect(getDialog(page)).toBeVisible();
  await press(page, "Close");
  await expect(getDialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await expect(page.getByText("Step 1 of 2")).toBeVisible();
  await expectTyped(page, { Name: "", Email: "" });
  await page.keyboard.press("Escape");
  await expect(getDialog(page)).toBeHidden();
});

test("the dialog has no axe violations @long", async ({ page }) => {
  await openJoinDialog(page);
  await expectAccessible(page);
  await fillBothSteps(page, "axe@shop.test");
  await getField(page, "Website").fill("rao");
  await press(page, "Submit");
  await expectAccessible(page);
  await getField(page, "Website").fill("https://rao.test");
  await press(page, "Submit");
  await expect(getDialog(page).getByRole("heading", { level: 3 })).toHaveText(/^Thank you/);
  await expectAccessible(page);
});

for (const [width, height] of [
  [1280, 600],
  [320, 568],
] as const) {
  test(`its title, Close and Next or Submit stay visible at ${width} by ${height} px @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openJoinDialog(page);
    const isInViewport = async (button: string) => {
      for (const part of [
        getDialog(page).getByRole("heading", { level: 2 }),
        getDialog(page).getByRole("button", { name: "Close" }),
        getDialog(page).getByRole("button", { name: button }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    };
    await isInViewport("Next");
    await fill(page, PERSON);
    await press(page, "Next");
    await isInViewport("Submit");
    const title = await getDialog(page).getByRole("heading", { level: 2 }).boundingBox();
    const progress = await getDialog(page).getByText("Step 2 of 2").boundingBox();
    expect(progress?.y).toBeGreaterThan((title?.y ?? height) + (title?.height ?? 0));
    await getTypeSelect(page).focus();
    await expect(getTypeSelect(page)).toBeInViewport({ ratio: 1 });
    await isInViewport("Submit");
  });
}
