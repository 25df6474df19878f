import { site } from "@angadi/content/site";

/** Days ahead; RFC 9116 wants less than a year. The file is made at each request, so it never ends. */
const VALID = 180;
const DAY = 24 * 60 * 60 * 1000;

/** /.well-known/security.txt (RFC 9116): where to tell of a weakness. `now` in milliseconds. */
export function securityTxt(siteUrl: string, now: number): string {
  const expires = new Date((Math.floor(now / DAY) + VALID) * DAY);
  return [
    `Contact: mailto:${site.contact.emails[0]}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
