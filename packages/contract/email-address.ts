/**
 * What `<input type="email">` accepts (https://html.spec.whatwg.org/#valid-e-mail-address), and
 * mailboxes and domains in any script (RFC 6531).
 */
const MAILBOX = /^[\p{L}\p{M}\p{N}\p{Join_C}.!#$%&'*+/=?^_`{|}~-]+$/u;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
const UNICODE_DOMAIN = /^(?=.*[^\0-\x7F])[\p{L}\p{M}\p{N}\p{Join_C}.\u{3002}-]+$/u;

/** Splits at the last `@`. */
function splitAddress(address: string): [mailbox: string, domain: string] {
  const at = address.lastIndexOf("@");
  return [address.slice(0, Math.max(0, at)), address.slice(at + 1)];
}

/** Writes the domain of an address in ASCII: `राम@उदाहरण.भारत` is at `xn--p1b6ci4b4b3a.xn--h2brj9c`. */
export function toAsciiDomain(address: string): string {
  const [mailbox, domain] = splitAddress(address.normalize("NFC"));
  const url = `http://${domain}`;
  if (!UNICODE_DOMAIN.test(domain) || !URL.canParse(url)) return address;
  return `${mailbox}@${new URL(url).hostname}`;
}

/** Whether text is an email address; its domain may be in any script. */
export function isEmailAddress(text: string): boolean {
  const [mailbox, domain] = splitAddress(toAsciiDomain(text.trim()));
  return MAILBOX.test(mailbox) && domain.split(".").every((label) => LABEL.test(label));
}
