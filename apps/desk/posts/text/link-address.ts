import { webAddress } from "@angadi/contract/text";

const MAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;
const MAX = 2000;

/**
 * What a link of a post may lead to: http(s), mail, telephone, or a path of the site; all else is
 * undefined. It is what the public site lets through (apps/site/blocks/content-html.server.ts), less the
 * addresses that depend on the page they stand on.
 */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (address.length > MAX || /\s/.test(address)) return undefined;
  if (/^(?:mailto|tel):./i.test(address)) return address;
  return webAddress.safeParse(address).data;
}

/** The same of what somebody types, who leaves out what goes without saying: "shop.example". */
export function typedAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (MAIL.test(address)) return linkAddress(`mailto:${address}`);
  return linkAddress(HOST.test(address) ? `https://${address}` : address);
}
