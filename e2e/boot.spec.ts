import { brotliCompressSync } from "node:zlib";
import { inlineScript } from "@angadi/scripts/inline-script";
import { waitForHydration, findCentre, holdScripts } from "./early-press.ts";
import { saveData, captureScripts } from "./page-load.ts";
import { expect, hydratePage, test } from "./test.ts";

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true };

test("the starter is small", async () => {
  const code = await inlineScript(
    new URL("../apps/site/boot/starter.ts", import.meta.url).pathname,
  );
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1000);
});

test.describe("by touch", () => {
  test.use(PHONE);

  test("scrolling fetches nothing, and a tap on the text does", async ({ page }) => {
    await saveData(page);
    const scripts = captureScripts(page);
    await page.goto("/terms", { waitUntil: "networkidle" });
    const browser = await page.context().newCDPSession(page);
    for (const direction of [-1, 1]) {
      await browser.send("Input.synthesizeScrollGesture", {
        x: 200,
        y: 500,
        yDistance: direction * 400,
        gestureSourceType: "touch",
      });
    }
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
    await page.getByRole("heading", { level: 1 }).tap();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  test("a touch that starts on a held control loads the code at once", async ({ page }) => {
    await saveData(page);
    const scripts = captureScripts(page);
    await page.goto("/how-it-works", { waitUntil: "networkidle" });
    const next = page.getByRole("button", { name: "Next" });
    await next.scrollIntoViewIfNeeded();
    const box = (await next.boundingBox()) ?? { x: 0, y: 0 };
    const browser = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + 20, y: box.y + 20 }];
    await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
});

test("the code is fetched once the page has loaded, and runs at a sign of intent", async ({
  page,
}) => {
  const scripts = captureScripts(page);
  await page.goto("/how-it-works");
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => "live" in document.documentElement.dataset)).toBe(false);
  const fetched = scripts.length;
  await page.getByRole("button", { name: "Next" }).click();
  await waitForHydration(page);
  expect(scripts).toHaveLength(fetched);
});

test("each sign of intent loads the code", async ({ page }) => {
  await saveData(page);
  const scripts = captureScripts(page);
  for (const sign of [
    () => page.mouse.move(300, 300, { steps: 2 }),
    () => page.keyboard.press("Tab"),
    () => page.keyboard.press("a"),
    () => page.getByRole("link", { name: "Skip to the content" }).focus(),
  ]) {
    await page.goto("/terms", { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    await sign();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
    scripts.length = 0;
  }
});

test("held events are replayed in order", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.clock.install();
  await page.goto("/how-it-works");
  // Freezes the clock, so that held events never time out.
  await page.clock.pauseAt(Date.now() + 60_000);
  const getButton = (name: string) => page.getByRole("button", { name });
  await getButton("Next").click();
  await expect(getButton("Next")).toHaveAttribute("aria-busy", "true");
  await expect(getButton("Next")).not.toHaveCSS("animation-name", "none");
  await page.getByRole("banner").getByRole("button", { name: "Products" }).press("Enter");
  await page.getByRole("banner").getByRole("button", { name: "Resources" }).press("Enter");
  release();
  await page.clock.resume();
  await expect(page.getByRole("status").filter({ hasText: "2 of" })).toBeVisible();
  await expect(getButton("Resources")).toHaveAttribute("aria-expanded", "true");
  await expect(getButton("Products")).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("a click that starts before hydration and ends after it acts once", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto("/how-it-works");
  const next = page.getByRole("button", { name: "Next" });
  const { x, y } = await findCentre(await next.elementHandle());
  await page.mouse.move(x, y);
  await page.mouse.down();
  release();
  await waitForHydration(page);
  await page.mouse.up();
  await expect(page.getByRole("status").filter({ hasText: "2 of" })).toBeVisible();
  await expect(next).toBeFocused();
});

test("a choice made during hydration is not undone by an older one", async ({ page }) => {
  await page.addInitScript(() => {
    // React's first change to the page, before earlier choices are replayed.
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

test("input before hydration is kept, and takes effect", async ({ page }) => {
  for (const [path, change, check] of [
    [
      "/blog",
      () => page.getByRole("searchbox").pressSequentially("zzz"),
      async () => {
        await expect(page.getByRole("searchbox")).toHaveValue("zzz");
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
        await page.getByPlaceholder("Enter your name").fill("Asha");
        await page.getByRole("checkbox").check();
      },
      async () => {
        await expect(page.getByPlaceholder("Enter your name")).toHaveValue("Asha");
        await expect(page.getByRole("checkbox")).toBeChecked();
      },
    ],
  ] as const) {
    const { release } = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await change();
    release();
    await hydratePage(page);
    await check();
    await page.unroute(/\.js$/);
  }
});

for (const [path, name, tag] of [
  ["/ai-website-builder", "What do you do?", ["@long"]],
  ["/contact", "Your name", []],
] as const) {
  test(
    `keeps each letter in place while someone types during the hydration of ${path}`,
    { tag: [...tag] },
    async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.goto(path);
      const field = page.getByRole("textbox", { name });
      await field.fill("blouses");
      await field.press("Home");
      await field.pressSequentially("Tailor in Pune, all kinds of ", { delay: 60 });
      await hydratePage(page);
      await expect(field).toHaveValue("Tailor in Pune, all kinds of blouses");
    },
  );
}
