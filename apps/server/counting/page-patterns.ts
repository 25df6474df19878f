import type { ServerBuild } from "react-router";
import { createRouteLabeller } from "../metrics/route-label.ts";

/** Returns the pattern of the page at a path, such as `/blog/:blogId`, or undefined if none exists. */
export function createPagePatternFinder(
  build: Pick<ServerBuild, "routes">,
): (path: string) => string | undefined {
  const getRouteLabel = createRouteLabeller(build, []);
  return (path) => {
    const label = getRouteLabel(path);
    return label.startsWith("/") ? label : undefined;
  };
}
