import type { Page } from "@playwright/test";
import { PAGES, TOOL_PAGES } from "@angadi/test-kit/routes";
import { expect, openHydrated, test } from "./test.ts";
import { installTranslator, startTranslator, translateEarly } from "./translator.ts";

const MAX_CONTROLS = 150;
/** React's error for a page that is not as the server sent it: it builds the page again. */
const REBUILT = /Minified React error #418/;

/** A page that the browser translates shows what it shows untranslated, whatever is used on it. */
for (const path of [...PAGES, ...TOOL_PAGES]) {
  test(`${path} works translated: its controls, and a link @long`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const errors: string[] = [];
    const openPage = async (prepare: (page: Page) => Promise<unknown>) => {
      const context = await browser.newContext({ reducedMotion: "reduce" });
      const page = await context.newPage();
      page.on("pageerror", ({ message }) => errors.push(message));
      await prepare(page);
      await openHydrated(page, baseURL + path);
      return page;
    };
    const plainPage = await openPage(() => Promise.resolve());
    const pages = [
      await openPage((page) => installTranslator(page, "replaces")),
      await openPage((page) => installTranslator(page, "moves")),
    ];
    for (const page of pages) await startTranslator(page);
    expect(errors).toEqual([]);
    pages.push(
      await openPage(async (page) => {
        await installTranslator(page, "replaces");
        await translateEarly(page);
      }),
    );
    for (let index = 0; index < MAX_CONTROLS; index += 1) {
      const label = await useControl(plainPage, index);
      if (label === undefined) break;
      for (const page of pages) expect(await useControl(page, index)).toBe(label);
      for (const page of pages)
        await expect
          .poll(async () => (await readPage(page)) === (await readPage(plainPage)), {
            message: `${label} does the same`,
          })
          .toBe(true);
    }
    for (const page of pages) {
      await page.evaluate(() =>
        document.querySelector<HTMLElement>("footer a[href='/terms']")?.click(),
      );
      await expect(page.locator("h1")).toHaveText(/Terms/);
    }
    expect(errors.filter((error) => !REBUILT.test(error))).toEqual([]);
    for (const page of [plainPage, ...pages]) await page.context().close();
  });
}

/** Uses the page's nth control, and closes the dialog it opens. Returns its label, if there is one. */
const useControl = (page: Page, index: number): Promise<string | undefined> =>
  page.evaluate(async (index) => {
    window.print = () => {};
    const CONTROLS =
      "main :is(input:not([type=hidden],[type=file]),select,textarea,summary,button[type=button],[role=switch]),header button[type=button]";
    const control = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled"),
    )[index];
    if (!control) return undefined;
    const label = `${control.localName} ${control.ariaLabel ?? control.textContent}`;
    const setValue = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
      const prototype: unknown = Object.getPrototypeOf(field);
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const wait = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    control.focus({ preventScroll: true });
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = control.options.length - 1;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (control instanceof HTMLTextAreaElement) setValue(control, "Cakes in Pune");
    else if (control instanceof HTMLInputElement && !/checkbox|radio/.test(control.type)) {
      // First a wrong value, whose error shows and goes.
      for (const value of control.type === "date" ? ["2026-11-11"] : ["zz", "7"]) {
        setValue(control, value);
        await wait();
      }
      control.blur();
    } else control.click();
    await wait();
    document.querySelector<HTMLDialogElement>("dialog:modal")?.close();
    await wait();
    return label;
  }, index);

/** The page's address and its words, without spaces. */
const readPage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let text = location.href;
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      // Announcements come later.
      if (!parentElement?.closest("script,.visually-hidden[role=status]")) text += textContent;
    }
    return text.replaceAll(/\s+/g, "");
  });
