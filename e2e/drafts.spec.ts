import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { draftMakerCopy as copy } from "@angadi/drafts/maker/copy";
import { expect, hydratePage, openHydrated, test } from "./test.ts";
import { findViolations } from "@angadi/test-kit/violations";

const SENTENCE = "We bake in Nellore, eggless cakes ₹450 a kg";

test("a sentence becomes a draft, a file to download and a link", async ({
  page,
  context,
}, testInfo) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, "/ai-website-builder#try");
  const form = page.locator("#try");
  const preview = form.frameLocator("iframe");
  // Without a draft there are no actions.
  await expect(form.getByText(copy.exportSummary)).toBeHidden();
  await expect(form.getByRole("link", { name: copy.continueInApp })).toBeHidden();
  await form.getByLabel(copy.fields.sentence.label).pressSequentially(SENTENCE);
  await expect(preview.locator("body")).toContainText("Nellore");
  await form.getByLabel(copy.fields.name.label).fill("Meera Cakes");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Meera Cakes");
  expect(await findViolations(page, "#try")).toEqual([]);

  await form.getByRole("button", { name: copy.preview.nextLook }).click();
  // The fields are filled from the sentence until they are typed into.
  await expect(form.getByLabel(copy.fields.place.label)).toHaveValue("Nellore");
  await expect(form.getByLabel(copy.offers.name.label(1))).toHaveValue("Eggless cakes");
  await form.getByLabel(copy.offers.price.label(1)).fill("500");
  await form.getByLabel(copy.offers.name.label(2)).fill("Fruit cakes");
  await form.getByLabel(copy.fields.delivery.label).selectOption("free");
  await form.getByLabel(copy.fields.sentence.label).fill(`${SENTENCE}, 9 to 9`);
  await expect(form.getByLabel(copy.fields.hours.label)).toHaveValue("9 to 9");
  await expect(preview.locator(".offers li")).toHaveText([/Eggless cakes\s*₹500/, /Fruit cakes/]);
  await expect(preview.locator("body")).toContainText("Delivered free");

  await form.getByText(copy.exportSummary).click();
  await form.getByRole("button", { name: copy.link.button }).click();
  await expect(form.getByText(copy.link.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const downloadStarted = page.waitForEvent("download");
  // A download counts as a draft, not as another file (docs/counting.md).
  const beacons: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/totals")) beacons.push(JSON.parse(request.postData() ?? ""));
  });
  await form.getByRole("button", { name: copy.files.html }).click();
  const file = testInfo.outputPath("site.html");
  await (await downloadStarted).saveAs(file);
  await expect.poll(() => beacons).toEqual([["tool", "/ai-website-builder", null, "draft"]]);
  // Digits in the page's own font, including the rupee sign.
  expect(await readFile(file, "utf8")).toMatch(/@font-face\{[^}]*unicode-range:U\+20B9/);
  await expect(form.getByRole("link", { name: copy.continueInApp })).toHaveAttribute(
    "href",
    /^\/app\/website-type\?businessName=Meera\+Cakes#try\?sentence=We\+bake/,
  );

  await test.step("the file is complete without a network", async () => {
    expect(await readFile(file, "utf8")).not.toMatch(/<script(?! type="application\/ld\+json")/);
    await context.setOffline(true);
    const requestedUrls: string[] = [];
    const newPage = await context.newPage();
    newPage.on("request", (request) => requestedUrls.push(request.url()));
    await newPage.goto(pathToFileURL(path.resolve(file)).href);
    await expect(newPage.getByRole("heading", { level: 1 })).toHaveText("Meera Cakes");
    await expect(newPage.locator("body")).toContainText("₹500");
    expect(await newPage.evaluate(async () => (await document.fonts.ready).status)).toBe("loaded");
    expect(requestedUrls.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
    await newPage.close();
    await context.setOffline(false);
  });

  await test.step("the link restores it, and a hostile link does nothing", async () => {
    await using secondPage = await context.newPage();
    await secondPage.goto(link);
    await expect(secondPage.frameLocator("#try iframe").locator("body")).toContainText("₹500");
    await expect(secondPage.getByLabel(copy.fields.sentence.label)).toHaveValue(/9 to 9$/);
    await secondPage.goto("about:blank");
    await secondPage.goto(
      `/ai-website-builder#try?sentence=${encodeURIComponent("<img src=x>")}&a=1`,
    );
    await expect(secondPage.locator("html[data-hydrated]")).toBeAttached();
    await expect(secondPage.getByLabel(copy.fields.sentence.label)).toHaveValue("");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: async ({}, use) => use([/status of 400/]) });

  test("the server responds with the draft, the file or validation messages @long", async ({
    page,
  }) => {
    await page.goto("/ai-website-builder");
    const sentence = page.getByLabel(copy.fields.sentence.label);
    await sentence.fill(SENTENCE);
    await page.getByLabel(copy.fields.name.label).fill('Meera "<b>" & Sons');
    await page.getByLabel(copy.offers.name.label(1)).fill("Bread");
    const downloadStarted = page.waitForEvent("download");
    await page.getByText(copy.exportSummary).click();
    await page.getByRole("button", { name: copy.files.zip }).click();
    expect((await downloadStarted).suggestedFilename()).toBe("meera-b-sons.zip");

    const draftResponse = page.waitForResponse(
      (response) => response.request().method() === "POST",
    );
    await page.getByRole("button", { name: copy.showDraft }).click();
    const policy = (await (await draftResponse).allHeaders())["content-security-policy"];
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText('Meera "<b>" & Sons');
    await expect(page.locator(".offers li")).toHaveText(/Bread/);

    await page.goto("/ai-website-builder");
    await page.getByLabel(copy.fields.whatsapp.label).fill("call me");
    await sentence.fill("x".repeat(700));
    const rejectedResponse = page.waitForResponse(
      (response) => response.request().method() === "POST",
    );
    await page.getByRole("button", { name: copy.showDraft }).click();
    expect((await rejectedResponse).status()).toBe(400);
    await expect(sentence).toHaveValue("x".repeat(700));
    await expect(page.getByLabel(copy.fields.whatsapp.label)).toHaveValue("call me");
    await expect(page.getByText(copy.problems.invalidPhone)).toBeVisible();
  });
});

test("a draft survives a reload, is passed to the app, and is still there after Back", async ({
  page,
}) => {
  const form = page.locator("#try");
  const sentence = form.getByLabel(copy.fields.sentence.label);
  const expectDraft = async () => {
    await expect(sentence).toHaveValue(SENTENCE);
    await expect(form.frameLocator("iframe").locator("body")).toContainText("Nellore");
  };
  await openHydrated(page, "/ai-website-builder#try");
  await sentence.fill(SENTENCE);
  await expect(page).toHaveURL(/#try\?sentence=We\+bake/);
  await page.reload();
  await expectDraft();
  await form.getByRole("link", { name: copy.continueInApp }).click();
  await expect(page).toHaveURL(/\/app\//);
  await expectDraft();
  await page.goBack();
  await expectDraft();
});

test("on a phone the form and the draft fit, without axe violations @long", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/ai-website-builder");
  await page.locator("#try").getByRole("button", { name: copy.examples.items[1].title }).click();
  const frame = page.locator("#try iframe");
  await expect(frame.contentFrame().locator("body")).toContainText("Warangal");
  // The field and the preview are visible together.
  const gap = await page.evaluate(() => {
    const measureTop = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity;
    return measureTop("#try iframe") - measureTop("#try textarea");
  });
  expect(gap).toBeLessThan(480);
  await page.getByRole("button", { name: copy.preview.showAll }).click();
  const footerOverflow = await frame
    .contentFrame()
    .locator("body")
    .evaluate(() => {
      const end = document.querySelector("footer")?.getBoundingClientRect().bottom ?? Infinity;
      return end - innerHeight;
    });
  expect(footerOverflow).toBeLessThanOrEqual(1);
  expect(await findViolations(page, "#try")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("a name keeps its lettering from the generator, which can be changed @long", async ({
  page,
}) => {
  await openHydrated(page, "/business-name-generator?about=Tea+stall#name-generator");
  const dialog = page.getByRole("dialog", { name: "Business names" });
  const card = dialog
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 4 }) });
  await card.first().getByRole("button", { name: /^Keep/ }).click();
  await dialog.getByRole("button", { name: /^Shortlist/ }).click();
  const lettering = dialog.getByLabel(/^Lettering of/);
  await lettering.selectOption("neon");
  await dialog.getByRole("link", { name: /^Use this name/ }).click();
  await page.waitForURL(/\/app\/website-type\?businessName=/);
  await hydratePage(page);
  const name = page.frameLocator("iframe").locator("h1 > span");
  await expect(name).toHaveClass("nameboard neon");
  expect(await findViolations(page)).toEqual([]);
  const letteringField = page.getByLabel(copy.preview.board);
  await expect(letteringField).toHaveValue("neon");
  await letteringField.selectOption("none");
  await expect(name).toHaveCount(0);
});
