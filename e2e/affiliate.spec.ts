import type { Page } from "@playwright/test";
import {
  affiliateTermsCopy,
  audienceCopy,
  benefitsCopy,
  calculatorCopy,
} from "@angadi/content/pages/affiliate-sections";
import { expect, hydratePage, test } from "./test.ts";

const main = (page: Page) => page.getByRole("main");

test("every fact of the programme is on the page", async ({ page }) => {
  await page.goto("/affiliate");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Join the programme" })).toHaveCount(4);
  await expect(main(page).getByRole("img", { name: /^A sample of the dashboard/ })).toBeVisible();

  const figuresRegion = page.getByRole("region", { name: "The programme in figures" });
  await expect(figuresRegion.getByRole("listitem")).toHaveText([
    /^10,000\+\s*users$/,
    /^\$100K\+\s*₹90 lakh\+\s*commissions paid$/,
    /^20\+\s*countries$/,
    /^4\.8\/5\s*rating$/,
  ]);
  const headings = (region: string | RegExp) =>
    page.getByRole("region", { name: region }).getByRole("heading", { level: 3 });
  await expect(headings("Sign up, share, earn")).toHaveText(["Sign up", "Share", "Earn"]);
  await expect(headings(benefitsCopy.heading)).toHaveText([
    "Up to 30% lifetime commission",
    "60-day cookie window",
    "Real-time dashboard",
    "Marketing resources",
    "A dedicated manager",
    "Open worldwide",
  ]);
  await expect(headings(audienceCopy.heading)).toHaveText([
    "Influencers",
    "Freelancers",
    "Entrepreneurs",
    "Agencies",
  ]);
});

test("the terms are a table on every screen size", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/affiliate");
  const terms = page.getByRole("table", { name: affiliateTermsCopy.heading });
  await expect(terms).toMatchAriaSnapshot(`
    - table "${affiliateTermsCopy.heading}":
      - rowgroup:
        - row "Point Rule":
          - columnheader "Point"
          - columnheader "Rule"
      - rowgroup:
        - row /Commission/:
          - rowheader "Commission"
          - cell /Up to 30%/
  `);
  for (const [row, rule] of [
    ["Commission", /Up to 30% .* for life/],
    ["Cookie window", /60 days/],
    ["Which click counts", /The last one/],
    ["Who can join", /Influencers, freelancers, entrepreneurs and agencies, anywhere in the world/],
    ["What comes with it", /real-time dashboard, marketing resources and a dedicated manager/],
  ] as const) {
    const cells = terms.getByRole("row").filter({
      has: page.getByRole("rowheader", { name: row }),
    });
    await expect(cells.getByRole("cell")).toHaveText(rule);
  }
});

test("the calculator works by keyboard, in whole paise, and announces its result politely", async ({
  page,
}) => {
  await page.goto("/affiliate");
  await hydratePage(page);
  const desk = page.getByRole("region", { name: calculatorCopy.heading });
  const slip = desk.getByRole("article", { name: "Your earnings" });
  const amounts = () =>
    slip
      .locator("dl > div")
      .evaluateAll((lines) =>
        lines.map((line) => [
          line.querySelector("dt")?.textContent,
          line.querySelector("dd")?.textContent,
        ]),
      );
  expect(await amounts()).toEqual([
    ["10 shops at ₹1,999", "₹19,990"],
    ["Your share of it", "30%"],
    ["You earn a month", "₹5,997"],
    ["Over a year", "₹71,964"],
    ["Over 3 years", "₹2,15,892"],
    ["Over 5 years", "₹3,59,820"],
  ]);
  await expect(slip).toContainText("About $67, at ₹90 to a dollar");
  await expect(desk.getByRole("status")).toHaveText("");

  const shops = desk.getByRole("slider", { name: "Shops you refer" });
  await shops.focus();
  await expect(async () => {
    await page.keyboard.press("Home");
    await expect(slip).toContainText("1 shop at ₹1,999", { timeout: 500 });
  }).toPass();
  await page.keyboard.press("Tab");
  const share = desk.getByRole("slider", { name: "Your share" });
  await expect(share).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(share).toHaveAttribute("aria-valuetext", "30%");
  await page.keyboard.press("ArrowLeft");
  await expect(share).toHaveAttribute("aria-valuetext", "29%");
  await expect(slip).toContainText("₹579.71");

  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(desk.getByRole("radio", { name: "AI Powerhouse" })).toBeChecked();
  await expect(slip).toContainText("1 shop at ₹4,999");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(desk.getByRole("radio", { name: "Yearly" })).toBeChecked();
  expect(await amounts()).toEqual([
    ["1 shop at ₹49,999", "₹49,999"],
    ["Your share of it", "29%"],
    ["You earn a year", "₹14,499.71"],
    ["Over 3 years", "₹43,499.13"],
    ["Over 5 years", "₹72,498.55"],
  ]);
  await expect(desk.getByRole("status")).toHaveText(
    "1 shop on AI Powerhouse: you earn ₹14,499.71 a year.",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("worked examples replace the sliders", async ({ page }) => {
    await page.goto("/affiliate");
    await expect(page.getByRole("slider").first()).toBeHidden();
    const examples = page.getByRole("table", { name: /What you earn a month at 30%/ });
    await expect(examples.getByRole("columnheader")).toHaveText([
      "Shops you refer",
      "AI Growth Engine",
      "AI Powerhouse",
    ]);
    await expect(examples.getByRole("row").nth(3)).toHaveText(/10\s*₹5,997\s*₹14,997/);
    await expect(page.getByRole("article", { name: "Your earnings" })).toContainText("₹5,997");
  });

  test("the join button links to the form's own page", async ({ page }) => {
    await page.goto("/affiliate");
    await main(page).getByRole("link", { name: "Join the programme" }).first().click();
    await expect(page).toHaveURL("/affiliate/apply");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Apply as an affiliate");
  });
});
