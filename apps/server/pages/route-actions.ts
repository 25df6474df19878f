import { type ServerBuild, matchRoutes } from "react-router";
import { removeDataSuffix } from "../metrics/route-label.ts";

/** Returns a function that reports whether the route at a path, or its `.data`, has an action. */
export function createActionFinder(
  build: Pick<ServerBuild, "routes">,
): (pathname: string) => boolean {
  const routes = Object.values(build.routes).flatMap((route) =>
    route?.parentId === undefined
      ? []
      : [{ path: route.path ?? "/", hasAction: route.module.action !== undefined }],
  );
  return (pathname) =>
    matchRoutes(routes, removeDataSuffix(pathname))?.at(-1)?.route.hasAction ?? false;
}
