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
export type GetRouteLabel = (path: string) => string;

/**
 * Labels paths by the site's routes and the API's paths. Any other path is `file` if it has an
 * extension, else `other`.
 */
export function createRouteLabeller(
  build: { routes: ServerBuild["routes"] },
  apiPaths: readonly string[],
): GetRouteLabel {
  const sitePatterns = Object.values(build.routes).flatMap((route) =>
    route?.parentId === undefined || route.path === "*" ? [] : [`/${route.path ?? ""}`],
  );
  const patterns = [...new Set([...OWN_PATHS, ...sitePatterns, ...apiPaths])].filter(
    (path) => path !== "/*",
  );
  const fixedPatterns = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)));
  const parameterisedPatterns = patterns
    .filter((pattern) => !fixedPatterns.has(pattern))
    .map((pattern) => ({ pattern, parts: pattern.split("/") }));
  return (requestPath) => {
    const path = removeDataSuffix(requestPath);
    if (fixedPatterns.has(path)) return path;
    if (path.startsWith("/assets/")) return "/assets/*";
    const segments = path.split("/");
    const match = parameterisedPatterns.find(({ parts }) => matchesPattern(parts, segments));
    return match?.pattern ?? (/\.\w+$/.test(path) ? "file" : "other");
  };
}

/** Removes the suffix with which React Router requests a page's data. */
export function removeDataSuffix(path: string): string {
  if (!path.endsWith(".data")) return path;
  return path === "/_root.data" ? "/" : path.slice(0, -".data".length);
}

function matchesPattern(pattern: readonly string[], path: readonly string[]): boolean {
  const isSplat = pattern.at(-1) === "*";
  const parts = isSplat ? pattern.slice(0, -1) : pattern;
  return (
    (isSplat ? path.length > parts.length : path.length === parts.length) &&
    parts.every((part, index) => matchesSegment(part, path[index] ?? ""))
  );
}

/** A parameter may have an extension: `:part.xml`. */
function matchesSegment(pattern: string, segment: string): boolean {
  if (!pattern.startsWith(":")) return segment === pattern;
  const dot = pattern.indexOf(".");
  return dot < 0 || segment.endsWith(pattern.slice(dot));
}
