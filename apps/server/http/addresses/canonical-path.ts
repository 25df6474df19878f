import type { PageError } from "../page-error.ts";

/** Paths in these folders keep their case: they contain ids or belong to another program. */
const CASE_SENSITIVE_FOLDERS = new Set(["blog", "app"]);

/**
 * The canonical form of a page's path: no trailing or repeated slashes, lower case, no needless
 * escapes (RFC 3986, 6.2.2). Always begins with a single slash, so that redirecting to it
 * never leaves the site.
 */
export function canonicalizePath(path: string): string {
  const [first = "", ...rest] = normalizeEscapes(path).split("/").filter(Boolean);
  const head = lowerCaseSegment(first);
  const tail = CASE_SENSITIVE_FOLDERS.has(head) ? rest : rest.map(lowerCaseSegment);
  return `/${[head, ...tail].filter(Boolean).join("/")}`;
}

const lowerCaseSegment = (segment: string) => normalizeEscapes(segment.toLowerCase());

/** Decodes escapes of unreserved characters and writes all others in upper case. */
const normalizeEscapes = (path: string) =>
  path.replaceAll(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });

export const UNREADABLE_PATH: PageError = {
  status: 400,
  message: "This address is not complete. Part of it may have been lost on the way.",
};

/** Whether a path can be decoded: its percent-encoding is valid and its bytes are UTF-8. */
export function isReadable(path: string): boolean {
  try {
    // The build drops a call whose result is unused.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
