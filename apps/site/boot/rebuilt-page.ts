import { listChangedFields } from "./early-input.ts";

/** Elements that have state, besides fields: open, focused, or held by the starter. */
const STATEFUL_SELECTOR = "details[open],dialog:modal,:focus,[aria-busy=true]";

/**
 * React rebuilds a page whose HTML was changed before hydration, by a translator or an extension.
 * Called while React renders, this remembers what the visitor has done so far. The returned
 * function, called once React has committed, restores it if the page was rebuilt, and returns a
 * function that finds the successor of a remembered element. `onLateSuccessor` is called with
 * successors that appear later, in a part of the page whose data has not arrived yet.
 */
export function rememberPage(): (
  onLateSuccessor: (successor: HTMLElement) => void,
) => (element: HTMLElement) => HTMLElement | null {
  const restoreRoot = rememberRoot();
  const elements = [
    ...new Set([
      ...document.querySelectorAll<HTMLElement>(STATEFUL_SELECTOR),
      ...listChangedFields(),
    ]),
  ];
  const stateByElement = new Map(
    elements.map((element) => [
      element,
      {
        selector: toSelector(element),
        isFocused: element === document.activeElement,
        isModal: element.matches("dialog:modal"),
      },
    ]),
  );
  const findSuccessor = (element: HTMLElement): HTMLElement | null => {
    if (element.isConnected) return element;
    // An id survives where hydration replaces an element, a position where React rebuilds the page.
    const successor = document.getElementById(element.id);
    const selector = stateByElement.get(element)?.selector;
    return successor ?? (selector ? document.querySelector<HTMLElement>(selector) : null);
  };
  const unrestoredStates = new Map(stateByElement);
  /** Restores the successors that have appeared. Returns them. */
  const restoreSuccessors = () => {
    const successors: HTMLElement[] = [];
    for (const [element, { isFocused, isModal }] of unrestoredStates) {
      const successor = findSuccessor(element);
      if (!successor) continue;
      unrestoredStates.delete(element);
      if (successor === element) continue;
      successors.push(successor);
      for (const property of ["value", "checked", "open"] as const) {
        if (property in element && !isModal)
          Reflect.set(successor, property, Reflect.get(element, property));
      }
      if (isModal) (successor as HTMLDialogElement).showModal();
      if (isFocused) successor.focus({ preventScroll: true });
    }
    return successors;
  };
  return (onLateSuccessor) => {
    restoreRoot();
    restoreSuccessors();
    onPageChange(() => {
      for (const successor of restoreSuccessors()) onLateSuccessor(successor);
      return unrestoredStates.size === 0;
    });
    return findSuccessor;
  };
}

/**
 * Remembers the boot script's attributes on the root, which React removes when it rebuilds a page.
 * Returns a function that restores them. A rebuilt page gets its fonts and its layout at once.
 */
function rememberRoot(): () => void {
  const { documentElement: root, body } = document;
  const [attributes, content] = [[...root.attributes], body.firstElementChild];
  return () => {
    if (!content || content.isConnected) return;
    for (const { name, value } of attributes) root.setAttribute(name, value);
    root.toggleAttribute("data-full-layout", true);
  };
}

/** Runs a task after each change of the page's elements, until it returns true. */
function onPageChange(task: () => boolean): void {
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    if (location.pathname !== pathname || task()) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Returns a selector by position below the closest element with an id. React's own ids differ in a
 * rebuilt page. Positions count elements of the same name, so a translator's wrappers do not
 * matter.
 */
function toSelector(element: Element): string {
  const { id, localName, parentElement } = element;
  if (/^[a-z]/i.test(id) || !parentElement) return id ? `#${CSS.escape(id)}` : localName;
  const siblings = [...parentElement.children].filter((child) => child.localName === localName);
  const position = siblings.indexOf(element) + 1;
  return `${toSelector(parentElement)} > ${localName}:nth-of-type(${position})`;
}
