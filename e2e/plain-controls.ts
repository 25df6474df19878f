import type { Page } from "@playwright/test";

/**
 * Returns elements that exist before hydration and handle clicks after it, but are neither native
 * nor held (apps/site/boot/starter.ts): their first click would be lost. `hydrate` hydrates the
 * page.
 */
export async function listUnheldControls(
  page: Page,
  hydrate: () => Promise<unknown>,
): Promise<string[]> {
  const elementsBefore = await page.evaluateHandle(() => [...document.querySelectorAll("*")]);
  await hydrate();
  return elementsBefore.evaluate((elements) => {
    const isHeld = (element: Element) =>
      element.matches("button:not([command]), [data-held]") ||
      element.closest("[data-held]") !== null;
    const isNative = (element: Element) =>
      element.matches("[command], summary, input, textarea, select, dialog, form, label");
    const readProps = (element: Element): Record<string, unknown> => {
      const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
      return key
        ? ((element as unknown as Record<string, Record<string, unknown>>)[key] ?? {})
        : {};
    };
    const visited: unknown[] = [];
    const router = (window as unknown as { __reactRouterDataRouter: { navigate: unknown } })
      .__reactRouterDataRouter;
    const { navigate } = router;
    router.navigate = (destination: unknown) => {
      visited.push(destination);
      return Promise.resolve();
    };
    /** A link whose handler only makes the router navigate to its target. */
    const isPlain = (link: HTMLAnchorElement) => {
      visited.length = 0;
      const click = new MouseEvent("click", { bubbles: true, cancelable: true });
      addEventListener("click", (event) => event.preventDefault(), { once: true });
      link.dispatchEvent(click);
      return visited.length === 1;
    };
    const others = elements
      .filter((element) => element.isConnected)
      .filter((element) => {
        const props = readProps(element);
        const hasPointerHandler = Object.keys(props).some((name) =>
          /^on(Click|PointerDown|MouseDown)$/.test(name),
        );
        if (!hasPointerHandler || isHeld(element) || isNative(element)) return false;
        return !(element instanceof HTMLAnchorElement && isPlain(element));
      })
      .map((element) => element.outerHTML.slice(0, 200));
    router.navigate = navigate;
    return others;
  });
}
