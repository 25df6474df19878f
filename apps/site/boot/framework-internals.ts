import type { matchRoutes } from "react-router";

/**
 * What this site uses of React and React Router beyond their documented interfaces, and the versions
 * for which it was checked. When one of them is updated, check both functions, then these versions.
 */
export const CHECKED_VERSIONS = { "react-dom": "19.3.0", "react-router": "8.4.0" } as const;

/** React Router's own state in the window: it has no documented way to see a failed navigation. */
type RouterWindow = typeof globalThis & {
  __reactRouterManifest: { routes: Record<string, { module: string } | undefined> };
  __reactRouterDataRouter: {
    routes: Parameters<typeof matchRoutes>[0];
    subscribe: (listener: (state: RouterState) => void) => () => void;
  };
};

interface RouterState {
  navigation: { location?: Location | undefined };
  errors: Record<string, unknown> | null;
}
export type Location = { pathname: string; search: string; hash: string };

/** React Router's data router and route manifest. They exist once the page is hydrated. */
export const routerInternals = () => {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } =
    globalThis as RouterWindow;
  return { router, manifest };
};

/**
 * Sets a control's value so that React's `onChange` sees it: React ignores an `input` event if the
 * value is the one that it set last, and has no documented way to say otherwise.
 */
export function setValue(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  // React watches the element's own property, so this is what it knows…
  control.value = control.defaultValue;
  // …and this is what it doesn't.
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
