import type { Page } from "@playwright/test";

/** Chrome replaces a text with its translation in `<font>`s; other browsers move the text into them. */
export type Translation = "replaces" | "moves";

/**
 * Lets `startTranslator` translate the page as a browser does: it puts each current and future text
 * into nested `<font>`s. The words stay the same, so that pages can be compared.
 */
export const installTranslator = (page: Page, translation: Translation): Promise<unknown> =>
  page.addInitScript((translation) => {
    const SKIPPED_SELECTOR = "font,script,style,svg,textarea,[translate=no]";
    const translate = (text: Text) => {
      if (text.data.trim() === "" || text.parentElement?.closest(SKIPPED_SELECTOR) !== null) return;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(translation === "moves" ? text : text.data);
    };
    const translateIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translate(text);
    };
    const start = () => {
      translateIn(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            if (node instanceof Text) translate(node);
            else translateIn(node);
      }).observe(document.documentElement, { childList: true, subtree: true });
    };
    Object.assign(globalThis, { startTranslator: start });
  }, translation);

/** Translates each page as soon as its HTML is parsed, before hydration. */
export const translateEarly = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () =>
      (globalThis as unknown as { startTranslator: () => void }).startTranslator(),
    ),
  );

/** Translates the page from now on. */
export const startTranslator = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { startTranslator: () => void }).startTranslator());
