import type { Page } from "@playwright/test";

/** Controls that the starter holds (apps/site/boot/starter.ts); Chromium supports `command`. */
export const HELD_SELECTOR = "button[type=button]:not([command]), [data-held]";

/** A held control, by its index among all on its page. */
export interface HeldControl {
  index: number;
  /** Controls of the same kind only differ in their text. */
  kind: string;
  label: string;
}

/** The visible held controls, before hydration. */
export const listHeldControls = (page: Page): Promise<HeldControl[]> =>
  page.evaluate((selector) => {
    const isUnusable = (element: HTMLElement) =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.matches(":disabled,[aria-disabled=true]");
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) =>
      isUnusable(element) ||
      element.closest("button, a, label")?.parentElement?.closest("[data-held]")
        ? []
        : {
            index,
            kind: `${element.closest("main, header, footer")?.tagName} ${element.tagName}.${element.className}`,
            label: (element.ariaLabel ?? element.innerText).trim().slice(0, 60),
          },
    );
  }, HELD_SELECTOR);

/** Everything visible that an action may have changed. */
export const readOutcome = (page: Page) =>
  page.evaluate(() => {
    const describeElement = (element: Element | null) =>
      element && element !== document.body
        ? `${element.tagName} ${element.getAttribute("name") ?? ""} ${element.getAttribute("type") ?? ""}`
        : "";
    const states = ["aria-expanded", "aria-pressed", "aria-checked", "aria-current", "open"];
    const elementsWithState = document.querySelectorAll(
      states.map((state) => `[${state}]`).join(","),
    );
    // Announcements to screen readers may come later, so their text is excluded.
    const liveRegions = [
      ...document.querySelectorAll<HTMLElement>(".visually-hidden[role=status]"),
    ];
    const text = liveRegions.reduce(
      (visibleText, { innerText }) => visibleText.replace(innerText, ""),
      document.body.innerText,
    );
    let digest = 0;
    for (const character of text.replaceAll(/\s+/g, ""))
      digest = (digest * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_007;
    return {
      address: location.pathname + location.search + location.hash,
      modals: [...document.querySelectorAll<HTMLElement>("dialog:modal")].map((dialog) =>
        dialog.innerText.replaceAll(/\s+/g, " "),
      ),
      focus: describeElement(document.activeElement),
      text: digest,
      states: [...elementsWithState].map((element) =>
        states.map((state) => element.getAttribute(state) ?? "-").join(),
      ),
      values: [
        ...document.querySelectorAll<HTMLInputElement>(
          "input:not([type=hidden]), select, textarea",
        ),
      ].map(({ type, checked, value }) => (/radio|checkbox/.test(type) ? checked : value)),
      printed: document.documentElement.dataset["printed"] ?? "",
      busy: document.querySelectorAll("[aria-busy=true]").length,
    };
  });
