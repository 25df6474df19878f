import { readFileSync } from "node:fs";
import path from "node:path";
import type { ServerBuild } from "react-router";

/** Each route's stylesheets, as scripts/route-styles.ts cut them, in the build the server renders. */
export function withRouteStyles(build: ServerBuild, buildDir: string): ServerBuild {
  const styles: Record<string, string[]> = JSON.parse(
    readFileSync(path.join(buildDir, "route-styles.json"), "utf8"),
  );
  const routes = Object.fromEntries(
    Object.entries(build.assets.routes).map(([id, route]) => [
      id,
      route && { ...route, css: styles[id] ?? [] },
    ]),
  );
  return { ...build, assets: { ...build.assets, routes } };
}
