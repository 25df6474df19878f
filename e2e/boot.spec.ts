import { brotliCompressSync } from "node:zlib";
import { bundleScript } from "@angadi/scripts/inline-script";
import { holdScripts, waitForHydration } from "./hold-requests.ts";
import { enableDataSaving, captureScripts } from "./page-load.ts";
import { expect, hydratePage, test } from "./test.ts";
import { installTranslator, translateEarly } from "./translator.ts";

test("the starter is small", async () => {
  const code = await bundleScript(
    new URL("../apps/site/boot/starter.ts", import.meta.url).pathname,
  );
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(900);
});

test("with data saving, scrolling loads no code, but each action does", async ({ page }) => {
  await enableDataSaving(page);
  const scripts = captureScripts(page);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const action of [
    () => page.mouse.move(300, 300, { steps: 2 }),
    () => page.keyboard.press("Tab"),
    () => page.getByRole("heading", { level: 1 }).click(),
  ]) {
    await page.goto("/terms", { waitUntil: "networkidle" });
    await page.evaluate(() => scrollTo(0, 2000));
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
    await action();
    await waitForHydration(page);
    scripts.length = 0;
  }
});

test("held presses are replayed in order", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto("/how-it-works");
  const getButton = (name: string) => page.getByRole("button", { name });
  await getButton("Next").click();
  await expect(getButton("Next")).toHaveAttribute("aria-busy", "true");
  await expect(getButton("Next")).not.toHaveCSS("animation-name", "none");
  await getButton("Next").click();
  await page.getByRole("banner").getByRole("button", { name: "Products" }).press("Enter");
  await page.getByRole("banner").getByRole("button", { name: "Resources" }).press("Enter");
  release();
  await expect(page.getByRole("status").filter({ hasText: /[23] of/ })).toBeVisible();
  await expect(getButton("Resources")).toHaveAttribute("aria-expanded", "true");
  await expect(getButton("Products")).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("a choice made during hydration is not undone by an older one", async ({ page }) => {
  await page.addInitScript(() => {
    // React's first change to the page, before earlier choices are passed on.
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[data-ready]")) return;
      observer.disconnect();
      [...document.querySelectorAll<HTMLElement>("[type=radio]")].at(-2)?.click();
    }).observe(document, { attributeFilter: ["data-ready"], subtree: true });
  });
  const { release } = await holdScripts(page);
  await page.goto("/affiliate");
  const radios = page.getByRole("radio");
  await radios.last().check();
  release();
  await hydratePage(page);
  await expect(radios.last()).not.toBeChecked();
  await expect(radios.nth(-2)).toBeChecked();
});

for (const isTranslated of [false, true]) {
  const title = isTranslated ? "kept in a translated page, which React renders again" : "kept";
  test(`what was done before hydration is ${title}`, async ({ page, expectedErrors }) => {
    if (isTranslated) {
      await installTranslator(page, "replaces");
      await translateEarly(page);
      expectedErrors.push(/Minified React error #418/);
    }
    for (const [path, performAction, expectResult] of [
      [
        "/blog",
        () => page.getByRole("searchbox").pressSequentially("zzz"),
        async () => {
          await expect(page.getByRole("searchbox")).toHaveValue("zzz");
          await expect(page.getByRole("searchbox")).toBeFocused();
          await expect(page).toHaveURL(/q=zzz/);
        },
      ],
      [
        "/affiliate",
        async () => {
          await page.getByRole("slider").first().fill("50");
          await page.getByRole("radio").last().check();
        },
        async () => {
          await expect(page.getByRole("slider").first()).toHaveAttribute("aria-valuetext", "50");
          await expect(page.getByRole("radio").last()).toBeChecked();
        },
      ],
      [
        "/contact",
        async () => {
          await page.getByRole("checkbox").check();
          await page.getByPlaceholder("Enter your name").pressSequentially("Asha");
        },
        async () => {
          await expect(page.getByRole("checkbox")).toBeChecked();
          await page.keyboard.type(" Rao");
          await expect(page.getByPlaceholder("Enter your name")).toHaveValue("Asha Rao");
        },
      ],
      [
        "/how-it-works",
        () => page.getByRole("button", { name: "Next" }).click(),
        () => expect(page.getByRole("status").filter({ hasText: "2 of" })).toBeVisible(),
      ],
      [
        "/business-starter-guide/accounting-basics",
        () => page.getByRole("checkbox").first().check(),
        () => expect(page.getByText(/^1 of/)).toBeVisible(),
      ],
      [
        "/ai-crm-builder",
        () => page.getByRole("main").locator("summary").first().click(),
        () => expect(page.locator("details[open]")).toHaveCount(1),
      ],
    ] as const) {
      const { release } = await holdScripts(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await performAction();
      release();
      await waitForHydration(page);
      await expectResult();
      await page.unroute(/\.js$/);
    }
  });
}

for (const [path, name] of [
  ["/ai-website-builder", "What do you do?"],
  ["/contact", "Your name"],
] as const) {
  test(`typing during the hydration of ${path} keeps each letter in place @long`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(path);
    const field = page.getByRole("textbox", { name });
    await field.fill("blouses");
    await field.press("Home");
    await field.pressSequentially("Tailor in Pune, all kinds of ", { delay: 60 });
    await hydratePage(page);
    await expect(field).toHaveValue("Tailor in Pune, all kinds of blouses");
  });
}
