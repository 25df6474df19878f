import { webAddress } from "@angadi/contract/text";

const MAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;
const MAX = 2000;

/**
 * The allowed targets of a post's links: http(s), mail, telephone, or a path of the site; undefined
 * for all others. These are what the public site allows (apps/site/blocks/content-html.server.ts),
 * except URLs relative to the current page.
 */
export function parseLinkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (address.length > MAX || /\s/.test(address)) return undefined;
  if (/^(?:mailto|tel):./i.test(address)) return address;
  return webAddress.safeParse(address).data;
}

/** Like `parseLinkAddress`, but also accepts a typed address without a scheme: "shop.example". */
export function parseTypedAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (MAIL.test(address)) return parseLinkAddress(`mailto:${address}`);
  return parseLinkAddress(HOST.test(address) ? `https://${address}` : address);
}
