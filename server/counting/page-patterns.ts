import type { ServerBuild } from "react-router";
import { routeLabels } from "../metrics/route-label.ts";

/** Gives the pattern of the page at a path, such as `/blog/:blogId`; undefined where there is none. */
export function pagePatterns(
  build: Pick<ServerBuild, "routes">,
): (path: string) => string | undefined {
  const routeLabel = routeLabels(build, []);
  return (path) => {
    const label = routeLabel(path);
    return label.startsWith("/") ? label : undefined;
  };
}
