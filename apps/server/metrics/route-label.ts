import type { ServerBuild } from "react-router";
import { TOTALS_PATH } from "@angadi/contract/totals";

/** Paths that are neither routes of the site nor of the API. */
const OWN_PATHS = [
  "/healthz",
  "/readyz",
  "/csp-reports",
  TOTALS_PATH,
  "/.well-known/security.txt",
  "/__manifest",
];

/** Returns the pattern of the route that a path belongs to, from a fixed list. */
export type RouteLabel = (path: string) => string;

/**
 * Patterns of the site's routes and of the API's paths. Any other path is `file` if it has an
 * extension, else `other`.
 */
export function createRouteLabeller(
  build: { routes: ServerBuild["routes"] },
  apiPaths: readonly string[],
): RouteLabel {
  const site = Object.values(build.routes).flatMap((route) =>
    route?.parentId === undefined || route.path === "*" ? [] : [`/${route.path ?? ""}`],
  );
  const patterns = [...new Set([...OWN_PATHS, ...site, ...apiPaths])].filter(
    (path) => path !== "/*",
  );
  const fixed = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)));
  const parameterised = patterns
    .filter((pattern) => !fixed.has(pattern))
    .map((pattern) => ({ pattern, parts: pattern.split("/") }));
  return (requestPath) => {
    const path = removeDataSuffix(requestPath);
    if (fixed.has(path)) return path;
    if (path.startsWith("/assets/")) return "/assets/*";
    const segments = path.split("/");
    const match = parameterised.find(({ parts }) => matchesPattern(parts, segments));
    return match?.pattern ?? (/\.\w+$/.test(path) ? "file" : "other");
  };
}

/** React Router requests a page's data at its path with a suffix. */
export function removeDataSuffix(path: string): string {
  if (!path.endsWith(".data")) return path;
  return path === "/_root.data" ? "/" : path.slice(0, -".data".length);
}

function matchesPattern(pattern: readonly string[], path: readonly string[]): boolean {
  const isSplat = pattern.at(-1) === "*";
  const fixed = isSplat ? pattern.slice(0, -1) : pattern;
  return (
    (isSplat ? path.length > fixed.length : path.length === fixed.length) &&
    fixed.every((part, index) => matchesSegment(part, path[index] ?? ""))
  );
}

/** A parameter may have an extension: `:part.xml`. */
function matchesSegment(pattern: string, part: string): boolean {
  if (!pattern.startsWith(":")) return part === pattern;
  const dot = pattern.indexOf(".");
  return dot < 0 || part.endsWith(pattern.slice(dot));
}
