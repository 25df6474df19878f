/** Text as it may stand in XML. It holds no control characters: contract/text.ts drops them. */
export const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
