import { matchRoutes } from "react-router";
import { type RouterLocation, getRouterInternals } from "./framework-internals.ts";

/**
 * The code or data of a link's target may be unavailable, after a new build or without a
 * connection. React Router would reload the page the visitor is leaving, or show an error. This
 * loads the target page as a document instead. Returns a function that stops it.
 */
export function reloadFailedNavigations(): () => void {
  const { router, manifest } = getRouterInternals();
  let pendingLocation: RouterLocation | undefined;
  return router.subscribe(({ navigation, errors }) => {
    const target = navigation.location;
    if (Object.values(errors ?? {}).some((error) => error instanceof TypeError)) location.reload();
    if (target && target !== pendingLocation) {
      const id = matchRoutes(router.routes, target)?.at(-1)?.route.id ?? "";
      const module = manifest.routes[id]?.module;
      if (module) import(/* @vite-ignore */ module).catch(() => loadDocument(target));
    }
    pendingLocation = target;
  });
}

/**
 * React Router handles the same failure by reloading the current URL, before or after this runs. So
 * the URL changes first, and whichever load comes last opens the target.
 */
function loadDocument({ pathname, search, hash }: RouterLocation): void {
  history.pushState(null, "", pathname + search + hash);
  location.reload();
}
