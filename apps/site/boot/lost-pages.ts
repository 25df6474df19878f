import { matchRoutes } from "react-router";
import { type Location, routerInternals } from "./framework-internals.ts";

/**
 * The code or data of a link's target may be unavailable, after a new build or without a
 * connection. React Router would reload the page the visitor is leaving, or show an error. This
 * loads the target page as a document instead. Returns a function that stops it.
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
 * React Router handles the same failure by reloading the current URL, before or after this runs. So
 * the URL changes first, and whichever load comes last opens the target.
 */
function follow({ pathname, search, hash }: Location): void {
  history.pushState(null, "", pathname + search + hash);
  location.reload();
}
