import { isIPv6 } from "node:net";

/** Groups of an IPv6 address, and those that identify a household or a machine. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** A client's key: an IPv4 address, or the /64 of an IPv6 address in the form of RFC 5952. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = [], after] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = after ? GROUPS - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...(after ?? [])];
  return `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

const GOOGLE = new Set(["gmail.com", "googlemail.com"]);

/**
 * A mailbox's key, however its owner spells it: in lower case without tags, at Google without dots.
 * For counting only: mail is sent to the address as it was typed.
 */
export function emailKey(email: string): string {
  const lower = email.toLowerCase();
  const separator = lower.lastIndexOf("@");
  const [name, domain] = [lower.slice(0, separator), lower.slice(separator + 1)];
  const tag = name.indexOf("+", 1);
  const mailbox = tag < 0 ? name : name.slice(0, tag);
  return GOOGLE.has(domain) ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}
