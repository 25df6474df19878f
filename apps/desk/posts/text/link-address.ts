import { webAddress } from "@angadi/contract/text";

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
const HOST_WITH_PATH = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;
const MAX_LENGTH = 2000;

/**
 * Returns the target of a post's link if it is allowed: http(s), mailto, tel, or a path of the site.
 * The public site (apps/site/blocks/content-html.server.ts) allows these and relative URLs.
 */
export function parseLinkAddress(text: string): string | undefined {
  const address = text.trim();
  if (address.length > MAX_LENGTH || /\s/.test(address)) return undefined;
  if (/^(?:mailto|tel):./i.test(address)) return address;
  return webAddress.safeParse(address).data;
}

/** Like `parseLinkAddress`, but also accepts a typed address without a scheme: "shop.example". */
export function parseTypedAddress(text: string): string | undefined {
  const address = text.trim();
  if (EMAIL.test(address)) return parseLinkAddress(`mailto:${address}`);
  return parseLinkAddress(HOST_WITH_PATH.test(address) ? `https://${address}` : address);
}
