import { calculatorCopy } from "@angadi/content/pages/affiliate-sections";
import { expect, openHydrated, test, typeKeys } from "./test.ts";

test("the calculator works by keyboard, in whole paise, and announces its result politely", async ({
  page,
}) => {
  await openHydrated(page, "/affiliate");
  const calculator = page.getByRole("region", { name: calculatorCopy.heading });
  const earnings = calculator.getByRole("article", { name: "Your earnings" });
  const readAmounts = () =>
    earnings
      .locator("dl > div")
      .evaluateAll((lines) =>
        lines.map((line) => [
          line.querySelector("dt")?.textContent,
          line.querySelector("dd")?.textContent,
        ]),
      );
  expect(await readAmounts()).toEqual([
    ["10 shops at ₹1,999", "₹19,990"],
    ["Your share of it", "30%"],
    ["You earn a month", "₹5,997"],
    ["Over a year", "₹71,964"],
    ["Over 3 years", "₹2,15,892"],
    ["Over 5 years", "₹3,59,820"],
  ]);
  await expect(earnings).toContainText("About $67, at ₹90 to a dollar");
  await expect(calculator.getByRole("status")).toHaveText("");

  const shops = calculator.getByRole("slider", { name: "Shops you refer" });
  await shops.focus();
  await expect(async () => {
    await page.keyboard.press("Home");
    await expect(earnings).toContainText("1 shop at ₹1,999", { timeout: 500 });
  }).toPass();
  await page.keyboard.press("Tab");
  const share = calculator.getByRole("slider", { name: "Your share" });
  await expect(share).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(share).toHaveAttribute("aria-valuetext", "30%");
  await page.keyboard.press("ArrowLeft");
  await expect(share).toHaveAttribute("aria-valuetext", "29%");
  await expect(earnings).toContainText("₹579.71");

  await typeKeys(page, "{Tab}{ArrowRight}");
  await expect(calculator.getByRole("radio", { name: "AI Powerhouse" })).toBeChecked();
  await expect(earnings).toContainText("1 shop at ₹4,999");
  await typeKeys(page, "{Tab}{ArrowRight}");
  await expect(calculator.getByRole("radio", { name: "Yearly" })).toBeChecked();
  expect(await readAmounts()).toEqual([
    ["1 shop at ₹49,999", "₹49,999"],
    ["Your share of it", "29%"],
    ["You earn a year", "₹14,499.71"],
    ["Over 3 years", "₹43,499.13"],
    ["Over 5 years", "₹72,498.55"],
  ]);
  await expect(calculator.getByRole("status")).toHaveText(
    "1 shop on AI Powerhouse: you earn ₹14,499.71 a year.",
  );
});
