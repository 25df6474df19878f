import type { matchRoutes } from "react-router";

/**
 * Undocumented parts of React and React Router that this site uses, and the versions they were
 * checked for. After updating either one, check both functions, then update these versions.
 */
export const CHECKED_VERSIONS = { "react-dom": "19.3.0", "react-router": "8.4.0" } as const;

/**
 * React Router's own state on the window: there is no documented way to observe a failed
 * navigation.
 */
type RouterWindow = typeof globalThis & {
  __reactRouterManifest: { routes: Record<string, { module: string } | undefined> };
  __reactRouterDataRouter: {
    routes: Parameters<typeof matchRoutes>[0];
    subscribe: (listener: (state: RouterState) => void) => () => void;
  };
};

interface RouterState {
  navigation: { location?: RouterLocation | undefined };
  errors: Record<string, unknown> | null;
}
export type RouterLocation = { pathname: string; search: string; hash: string };

/** React Router's data router and route manifest. They exist once the page is hydrated. */
export const getRouterInternals = () => {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } =
    globalThis as RouterWindow;
  return { router, manifest };
};

/**
 * Sets a control's value so that React's `onChange` sees it: React ignores an `input` event if the
 * value equals the one it last set, and documents no way around that.
 */
export function setValue(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  // React patches the element's own property, so this updates the value it tracks…
  control.value = control.defaultValue;
  // …and the prototype's setter changes the value without React noticing.
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
