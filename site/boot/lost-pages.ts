import { matchRoutes } from "react-router";

/** The part of React Router's own state in the window that is used here. */
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
type Location = { pathname: string; search: string; hash: string };

/**
 * A page's code or data may be out of reach by the time a link leads there: after a new build, or
 * without a connection. React Router would load the page anew that the visitor is leaving, or show an
 * error; here the page that was asked for is loaded as a document. Gives what ends it.
 */
export function followLostPages(): () => void {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } =
    globalThis as RouterWindow;
  let under: Location | undefined;
  return router.subscribe(({ navigation, errors }) => {
    const to = navigation.location;
    if (Object.values(errors ?? {}).some((error) => error instanceof TypeError)) location.reload();
    if (to && to !== under) {
      const id = matchRoutes(router.routes, to)?.at(-1)?.route.id ?? "";
      const module = manifest.routes[id]?.module;
      if (module) import(/* @vite-ignore */ module).catch(() => follow(to));
    }
    under = to;
  });
}

/**
 * React Router answers the same failure by loading the current address anew, before or after this:
 * so the address goes first, and whichever load comes last leads there.
 */
function follow({ pathname, search, hash }: Location): void {
  history.pushState(null, "", pathname + search + hash);
  location.reload();
}
