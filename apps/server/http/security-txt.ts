import { site } from "@angadi/content/site";

/** RFC 9116 recommends less than a year. The date is renewed with each request. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes /.well-known/security.txt (RFC 9116): where to report a vulnerability. */
export function createSecurityTxt(siteUrl: string, now = Date.now()): string {
  const expiryDate = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${site.contact.emails[0]}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${expiryDate.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
