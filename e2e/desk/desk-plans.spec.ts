import type { Page } from "@playwright/test";
import { startBuiltServer } from "@angadi/tests/built-server";
import { findFreePort } from "@angadi/tests/network";
import { expect, test } from "../test.ts";
import { checkScreen } from "./desk-visit.ts";

const PASSWORD = "blue kettle seventeen";

async function goToScreen(page: Page, letter: string, title: string): Promise<void> {
  await page.keyboard.press("g");
  await page.keyboard.press(letter);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

test(
  "previews and saves plans and business types, by keyboard and without script",
  { tag: "@long" },
  async ({ browser, expectedErrors }) => {
    test.setTimeout(240_000);
    // An invalid form gets a 422.
    expectedErrors.push(/422/);
    const port = await findFreePort();
    const desk = `http://localhost:${port}`;
    const site = await startBuiltServer({ DESK_PORT: String(port) });
    await expect.poll(() => site.output()).toContain("/welcome?token=");
    const [link = ""] = /http:\S+welcome\?token=\S+/.exec(site.output()) ?? [];
    const context = await browser.newContext({ timezoneId: "Europe/Berlin", locale: "en-IN" });
    const page = await context.newPage();
    await page.goto(link);
    await page.getByLabel("Name").fill("Mina");
    for (const button of ["Save password", "Sign in"]) {
      await page.getByLabel("Email").fill("mina@angadi.test");
      await page.getByLabel("Password").fill(PASSWORD);
      await page.keyboard.press("Enter");
      if (button === "Save password")
        await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    }
    await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();

    // By keyboard: after typing a price, Enter previews it without saving.
    await goToScreen(page, "r", "Plans");
    const price = page.getByRole("group", { name: /AI Powerhouse/ }).getByLabel("Monthly price");
    await price.focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("5,499");
    await page.keyboard.press("Enter");
    await expect(page.getByText("This is a preview. Nothing is saved yet.")).toBeVisible();
    await expect(page.getByText("ia=true").first()).toBeVisible();
    const frame = page.frameLocator('iframe[name="pricing"]');
    await expect(frame.getByRole("cell", { name: "₹5,499 a month" })).toBeVisible();
    await frame.getByRole("link", { name: /^Yearly/ }).click();
    await expect(frame.getByRole("cell", { name: /₹49,999 a year/ })).toBeVisible();
    await expect(frame.getByRole("link", { name: "Choose Powerhouse" })).toHaveAttribute(
      "href",
      /\/app\/website-type\?id=ai-powerhouse&ia=true$/,
    );
    const fetchPricingHtml = async () => (await fetch(`${site.url}/pricing`)).text();
    expect(await fetchPricingHtml()).not.toContain("₹5,499");
    await checkScreen(page, "plans");
    await page.getByRole("button", { name: "Save plans" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Saved. The public site shows it now.")).toBeVisible();
    expect(await fetchPricingHtml()).toContain("₹5,499");

    // Finds, opens and renames a type.
    await goToScreen(page, "y", "Business types");
    await checkScreen(page, "types");
    await page.keyboard.press("/");
    await page.keyboard.type("tea st");
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 of 176 types")).toBeVisible();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Tea stall" })).toBeVisible();
    await checkScreen(page, "type");
    await page.getByLabel("Name").fill("Chai stall");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Type saved. The home page shows it now.")).toBeVisible();
    expect(await (await fetch(site.url)).text()).toContain("Chai stall");

    // Uploads a file with faults, and one with changes to confirm.
    const upload = async (text: string) => {
      await page.goto(`${desk}/types`);
      await page.getByText("Replace list from CSV").click();
      const file = { name: "types.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
      await page.getByLabel("CSV file").setInputFiles(file);
      await page.getByRole("button", { name: "Check file" }).click();
    };
    await upload("id,name,group\n,Tea,X\n,tea,X\n,=1,X\n");
    await expect(page.getByRole("heading", { name: "3 errors in the file" })).toBeVisible();
    await checkScreen(page, "faults");
    const csvText = await (await page.request.get(`${desk}/types.csv`)).text();
    await upload(`${csvText},"Kite shop","Retail"\r\n`);
    await expect(page.getByRole("heading", { name: "1 type to add" })).toBeVisible();
    await checkScreen(page, "changes");
    await page.getByRole("button", { name: "Replace list" }).click();
    await expect(page.getByText("List replaced.")).toBeVisible();
    expect(await (await fetch(site.url)).text()).toContain("Kite shop");
    await page.goto(`${desk}/jobs`);
    await checkScreen(page, "jobs");

    // Schedules a post in the reader's own time zone, which the form names.
    await page.goto(`${desk}/posts`);
    await page.getByRole("button", { name: "New post" }).click();
    await expect(
      page.getByText(/In your time zone: Central European.*\(UTC\+0[12]:00\)/),
    ).toBeVisible();
    await page.getByLabel("Publish at").fill("2999-01-01T01:00");
    const [saveRequest] = await Promise.all([
      page.waitForRequest((request) => request.method() === "POST"),
      page.getByRole("button", { name: "Schedule" }).click(),
    ]);
    expect(decodeURIComponent(saveRequest.postData() ?? "")).toContain(
      "at=2999-01-01T00:00:00.000Z",
    );

    // The same forms without script.
    const plainContext = await browser.newContext({ javaScriptEnabled: false });
    await plainContext.addCookies(await context.cookies());
    const plainPage = await plainContext.newPage();
    await plainPage.goto(`${desk}/plans`);
    const yearly = plainPage
      .getByRole("group", { name: /AI Powerhouse/ })
      .getByLabel("Yearly price");
    await yearly.fill("54,990.50");
    await plainPage.getByRole("button", { name: "Save plans" }).click();
    await expect(plainPage.getByText("Enter whole rupees")).toBeVisible();
    await yearly.fill("54,990");
    await plainPage.getByRole("button", { name: "Save plans" }).click();
    await expect(plainPage.getByText("Saved. The public site shows it now.")).toBeVisible();
    const yearlyHtml = await (await fetch(`${site.url}/pricing?billing=yearly`)).text();
    expect(yearlyHtml).toContain("₹54,990");
    await plainPage.goto(`${desk}/types`);
    await plainPage.getByText("Add a type").click();
    await plainPage.getByLabel("Name").fill("Umbrella repair");
    await plainPage.getByLabel("Group").fill("Retail");
    await plainPage.getByRole("button", { name: "Add type" }).click();
    await expect(plainPage.getByText("Type added. The home page shows it now.")).toBeVisible();
    await plainContext.close();
    await context.close();
    await site.stop();
  },
);
