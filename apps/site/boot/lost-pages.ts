import { matchRoutes } from "react-router";
import { type Location, routerInternals } from "./framework-internals.ts";

/**
 * A page's code or data may be out of reach by the time a link leads there: after a new build, or
 * without a connection. React Router would load the page again that the visitor is leaving, or show an
 * error; here the page that was asked for is loaded as a document. Returns a function that ends it.
 */
export function followLostPages(): () => void {
  const { router, manifest } = routerInternals();
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
 * React Router answers the same failure by loading the current address again, before or after this:
 * so the address goes first, and whichever load comes last leads there.
 */
function follow({ pathname, search, hash }: Location): void {
  history.pushState(null, "", pathname + search + hash);
  location.reload();
}
