import { site } from "@angadi/content/site";

/** Days; RFC 9116 wants less than a year. Renewed with each request, so it never expires. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** /.well-known/security.txt (RFC 9116): where to report a vulnerability. `now` in milliseconds. */
export function securityTxt(siteUrl: string, now: number): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${site.contact.emails[0]}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
