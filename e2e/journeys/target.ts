/** A control or a text: the first visible element that matches `css` and whose name contains `name`. */
export interface Target {
  css: string;
  /** Part of its label or text, with single spaces. */
  name?: string;
  /** Only elements inside a match of this selector. */
  within?: string;
}

/** Targets by role: `button("Next")` is a button whose label contains Next. */
export const button = (name: string, within?: string): Target =>
  createTarget("button", name, within);
export const link = (name: string, within?: string): Target =>
  createTarget("a[href]", name, within);
export const heading = (name: string, within?: string): Target =>
  createTarget("h1,h2,h3,h4", name, within);
export const field = (label: string, within?: string): Target =>
  createTarget("input,select,textarea", label, within);
export const status = (name: string, within?: string): Target =>
  createTarget("[role=status]", name, within);
export const text = (name: string, within = "body"): Target => createTarget("*", name, within);

const createTarget = (css: string, name: string, within?: string): Target => ({
  css,
  name,
  ...(within !== undefined && { within }),
});

/**
 * Finds a target; runs in the page, so it must not use outside variables. Of nested matches it
 * returns the innermost, which receives a click.
 */
export function findTarget({ css, name = "", within = "html" }: Target): HTMLElement | undefined {
  const isVisible = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest("[inert]");
  const readName = (element: HTMLElement) => {
    const labels = [...(Reflect.get(element, "labels") ?? [])] as HTMLElement[];
    const label = element.ariaLabel ?? labels.map(({ textContent }) => textContent).join(" ");
    return (label || element.textContent).replaceAll(/\s+/g, " ");
  };
  const matches = [...document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${css})`)].filter(
    (element) => readName(element).includes(name) && isVisible(element),
  );
  const [first] = matches;
  return matches.findLast((element) => element === first || first?.contains(element));
}

/** The function's source, which is sent to the page. */
export const FIND_TARGET_SOURCE = findTarget.toString();
