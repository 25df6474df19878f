import { isIPv6 } from "node:net";

/** Groups of an IPv6 address, and those that a household or a machine gets as its own. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Under which a client is counted: an IPv4 address, or the /64 of an IPv6 one as RFC 5952 spells it. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = [], after] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = after ? GROUPS - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...(after ?? [])];
  return `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

const GOOGLE = new Set(["gmail.com", "googlemail.com"]);

/**
 * Under which a mailbox is counted, however its owner spells it: without capitals and tags, at
 * Google without dots. For counting only: mail goes to the address as it was written.
 */
export function emailKey(email: string): string {
  const lower = email.toLowerCase();
  const at = lower.lastIndexOf("@");
  const [name, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const tag = name.indexOf("+", 1);
  const box = tag < 0 ? name : name.slice(0, tag);
  return GOOGLE.has(domain) ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${domain}`;
}
