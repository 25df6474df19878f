import { OTHER } from "@angadi/api/counts/bounded-counts";

/** A host name of a few plain words, which cannot be an IP address. */
const PLAIN_HOST = /^[a-z0-9-]{1,30}(\.[a-z0-9-]{1,30}){0,3}\.[a-z]{2,20}$/;
/** A number that could identify somebody. */
const LONG_NUMBER = /\d{5}/;

/**
 * The host of the site a visitor came from, without `www`; empty if the browser sends no
 * referrer. Undefined if it is this site, so that no visit begins.
 */
export function findReferrerHost(referrer: string, ownHost: string): string | undefined {
  if (referrer === "") return "";
  const url = URL.parse(referrer);
  if (!url || !/^https?:$/.test(url.protocol)) return OTHER;
  if (url.host === ownHost) return undefined;
  const name = url.hostname.replace(/^www\./, "");
  return PLAIN_HOST.test(name) && !LONG_NUMBER.test(name) ? name : OTHER;
}

const MAX_SEGMENTS = 5;
const PLAIN_SEGMENT = /^[\w.-]{1,30}$/;
/** Replaces a segment of a path that could identify the visitor. */
const REDACTED = "…";

/** The path of a missing page, without segments that could be an address, a number or a code. */
export function redactPath(path: string): string {
  const segments = path.split("/").slice(1, MAX_SEGMENTS + 1);
  const safeSegments = segments.map((segment) => {
    const isCode = segment.length >= 12 && /\d/.test(segment);
    return segment === "" || (PLAIN_SEGMENT.test(segment) && !LONG_NUMBER.test(segment) && !isCode)
      ? segment.toLowerCase()
      : REDACTED;
  });
  return `/${safeSegments.join("/")}`.slice(0, 100);
}
