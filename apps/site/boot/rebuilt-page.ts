import { listChangedFields } from "./early-input.ts";

/** Elements with a state of their own, besides fields: open, focused, or held by the starter. */
const IN_USE = "details[open],dialog:modal,:focus,[aria-busy=true]";

/**
 * React rebuilds a page whose HTML was changed before hydration, by a translator or an extension.
 * Called while React renders, this remembers what the visitor has done so far. The returned
 * function, called once React has committed, does it again if the page was rebuilt. It returns a
 * function that finds the successor of a remembered element. `onLate` gets successors that come
 * later, in a part of the page whose data is still on its way.
 */
export function rememberPage(): (
  onLate: (successor: HTMLElement) => void,
) => (element: HTMLElement) => HTMLElement | null {
  const root = document.documentElement;
  const attributes = [...root.attributes];
  const elements = [
    ...new Set([...document.querySelectorAll<HTMLElement>(IN_USE), ...listChangedFields()]),
  ];
  const remembered = new Map(
    elements.map((element) => [
      element,
      {
        path: toSelector(element),
        isFocused: element === document.activeElement,
        isModal: element.matches("dialog:modal"),
      },
    ]),
  );
  const find = (element: HTMLElement): HTMLElement | null => {
    if (element.isConnected) return element;
    const path = remembered.get(element)?.path;
    return path === undefined ? document.getElementById(element.id) : document.querySelector(path);
  };
  const missing = new Map(remembered);
  /** Restores the successors that have appeared. Returns them. */
  const restore = () => {
    const restored: HTMLElement[] = [];
    for (const [element, { isFocused, isModal }] of missing) {
      const successor = find(element);
      if (!successor) continue;
      missing.delete(element);
      if (successor === element) continue;
      restored.push(successor);
      // The first script's marks on the root are gone, too.
      for (const { name, value } of attributes) root.setAttribute(name, value);
      for (const property of ["value", "checked", "open"] as const) {
        if (property in element && !isModal)
          Reflect.set(successor, property, Reflect.get(element, property));
      }
      if (isModal) (successor as HTMLDialogElement).showModal();
      if (isFocused) successor.focus({ preventScroll: true });
    }
    return restored;
  };
  return (onLate) => {
    restore();
    whenChanged(() => {
      for (const successor of restore()) onLate(successor);
      return missing.size === 0;
    });
    return find;
  };
}

/** Runs a task after each change of this page's elements until it returns true. */
function whenChanged(task: () => boolean): void {
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    if (location.pathname !== pathname || task()) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * A selector by position below the closest element with an id. React's own ids differ in a rebuilt
 * page. Positions count elements of the same name, so a translator's wrappers do not matter.
 */
function toSelector(element: Element): string {
  const { id, localName, parentElement } = element;
  if (/^[a-z]/i.test(id) || !parentElement) return id ? `#${CSS.escape(id)}` : localName;
  const siblings = [...parentElement.children].filter((child) => child.localName === localName);
  const position = siblings.indexOf(element) + 1;
  return `${toSelector(parentElement)} > ${localName}:nth-of-type(${position})`;
}
