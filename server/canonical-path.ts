/** Below these the rest of the path is an id or another program's, and keeps its case. */
const CASE_KEPT_BELOW = new Set(["blog", "app"]);

/**
 * The one spelling of a page's path: no trailing or doubled slashes, lower case. Always begins with
 * a single slash, so that redirecting to it never leaves the site.
 */
export function canonicalPath(path: string): string {
  const [first = "", ...rest] = path.split("/").filter(Boolean);
  const head = first.toLowerCase();
  const tail = CASE_KEPT_BELOW.has(head) ? rest : rest.map((segment) => segment.toLowerCase());
  return `/${[head, ...tail].filter(Boolean).join("/")}`;
}
