import type { Page } from "@playwright/test";
import { PAGES, TOOL_PAGES } from "@angadi/test-kit/routes";
import { isAtRest } from "@angadi/test-kit/settle";
import { holdScripts } from "./hold-requests.ts";
import { expect, hydratePage, openHydrated, test } from "./test.ts";
import { installTranslator, startTranslator, translateEarly } from "./translator.ts";

const MAX_CONTROLS = 150;
/** React's error for a page that differs from the server's HTML; React then renders the page again. */
const HYDRATION_ERROR = /Minified React error #418/;

test("a page translated before hydration keeps its fonts and its header", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(HYDRATION_ERROR);
  const { release } = await holdScripts(page);
  await installTranslator(page, "replaces");
  await translateEarly(page);
  await page.goto("/contact");
  await page.waitForFunction(isAtRest);
  await page.evaluate(() => scrollTo(0, 100));
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("font-family", /^"Anek Latin",/);
  release();
  await hydratePage(page);
  await expect(heading).toHaveCSS("font-family", /^"Anek Latin",/);
  await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgba(255, 255, 255, 0.98)");
});

/** Uses each control on a page and on its translations, which must show the same text. */
for (const path of [...PAGES, ...TOOL_PAGES]) {
  test(`a translation of ${path} works: its controls, and a link @long`, async ({
    browser,
    baseURL,
  }) => {
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
    const originalPage = await openPage(() => Promise.resolve());
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
      const label = await useControl(originalPage, index);
      if (label === undefined) break;
      for (const page of pages) expect(await useControl(page, index)).toBe(label);
      for (const page of pages)
        await expect
          .poll(async () => (await readPage(page)) === (await readPage(originalPage)), {
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
    expect(errors.filter((error) => !HYDRATION_ERROR.test(error))).toEqual([]);
    for (const page of [originalPage, ...pages]) await page.context().close();
  });
}

/** Uses the page's nth control, and closes the dialog it opens. Returns the control's label, if it exists. */
const useControl = (page: Page, index: number): Promise<string | undefined> =>
  page.evaluate(async (index) => {
    // Without this event, a hint with another control appears after a while.
    window.print = () => dispatchEvent(new Event("beforeprint"));
    const CONTROL_SELECTOR =
      "main :is(input:not([type=hidden],[type=file]),select,textarea,summary,button[type=button],[role=switch]),header button[type=button]";
    const control = [...document.querySelectorAll<HTMLElement>(CONTROL_SELECTOR)].filter(
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
    const waitForRender = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    control.focus({ preventScroll: true });
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = control.options.length - 1;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (control instanceof HTMLTextAreaElement) setValue(control, "Cakes in Pune");
    else if (control instanceof HTMLInputElement && !/checkbox|radio/.test(control.type)) {
      // First an invalid value, whose error appears and then disappears.
      for (const value of control.type === "date" ? ["2026-11-11"] : ["zz", "7"]) {
        setValue(control, value);
        await waitForRender();
      }
      control.blur();
    } else control.click();
    await waitForRender();
    document.querySelector<HTMLDialogElement>("dialog:modal")?.close();
    await waitForRender();
    return label;
  }, index);

/** The page's URL and text, without spaces. */
const readPage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let text = location.href;
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      // Announcements may come later; React renders nothing into noscript.
      if (!parentElement?.closest("script,noscript,.visually-hidden[role=status]"))
        text += textContent;
    }
    return text.replaceAll(/\s+/g, "");
  });
