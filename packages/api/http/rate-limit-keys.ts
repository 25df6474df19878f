import { isIPv6 } from "node:net";

/** The groups of an IPv6 address, and how many of them identify a household or machine. */
const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/** A client's key: an IPv4 address, or the /64 of an IPv6 address in the form of RFC 5952. */
export function toAddressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = [], after] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeroCount = after ? IPV6_GROUPS - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: zeroCount }, () => "0"), ...(after ?? [])];
  return `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

const GOOGLE_DOMAINS = new Set(["gmail.com", "googlemail.com"]);

/**
 * The key of a mailbox: its address in lower case without tags, at Google without dots. Emails are
 * sent to the address as it was typed.
 */
export function toEmailKey(email: string): string {
  const lowerCase = email.toLowerCase();
  const separator = lowerCase.lastIndexOf("@");
  const [name, domain] = [lowerCase.slice(0, separator), lowerCase.slice(separator + 1)];
  const tag = name.indexOf("+", 1);
  const mailbox = tag < 0 ? name : name.slice(0, tag);
  return GOOGLE_DOMAINS.has(domain)
    ? `${mailbox.replaceAll(".", "")}@gmail.com`
    : `${mailbox}@${domain}`;
}
