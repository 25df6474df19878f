import type { Browser, ElementHandle, Page } from "@playwright/test";
import { type Target, findTarget } from "./target.ts";
import type { Driver } from "./visitor.ts";

/** Opens a driver for Chromium over the DevTools protocol, or for Firefox over WebDriver BiDi. */
export async function openPlaywrightDriver(
  browser: Browser,
): Promise<{ driver: Driver; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const errors = collectErrors(page);
  const find = async (target: Target) =>
    (await page.evaluateHandle(findTarget, target)) as ElementHandle<HTMLElement>;
  const driver: Driver = {
    goto: async (url) => {
      try {
        await page.goto(url);
      } catch (error) {
        // Firefox reports a second navigation to the same URL.
        if (!String(error).includes(`another navigation to "${url}"`)) throw error;
        await page.waitForURL(url);
      }
    },
    url: async () => page.url(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (target) => retryIfReplaced(async () => (await find(target)).click()),
    hover: async (target) => (await find(target)).hover(),
    moveMouse: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    selectOption: async (target, label) =>
      void (await (await find(target)).selectOption({ label })),
    evaluate: (functionText, argument) =>
      retryIfReplaced(() => page.evaluate(`(${functionText})(${JSON.stringify(argument)})`)),
    readErrors: () => errors,
  };
  return { driver, close: () => context.close() };
}

/** Runs `run` again if its page or element is replaced meanwhile. */
async function retryIfReplaced<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!/context was destroyed|not attached to the DOM/.test(String(error))) throw error;
    return retryIfReplaced(run);
  }
}

/** Errors of loads that a navigation aborts in the page being left; these are expected. */
const ABORTED_LOAD_ERROR = /^Unable to preload|dynamically imported module/;

/** NS_BINDING_ABORTED, which Firefox logs for aborted fonts. */
const ABORTED_FONT_ERROR = /status=2152398850/;

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  const add = (text: string) => {
    if (!ABORTED_FONT_ERROR.test(text)) errors.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error") add(message.text());
  });
  page.on("pageerror", ({ message }) => add(message));
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) return;
    while (ABORTED_LOAD_ERROR.test(errors.at(-1) ?? "")) errors.pop();
  });
  return errors;
}
