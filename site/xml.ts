/** Text as it may stand in XML. It holds no character that XML refuses: contract/text.ts drops them. */
export const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
