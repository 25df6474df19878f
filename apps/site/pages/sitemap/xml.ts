/**
 * Escapes text for XML. packages/contract/text.ts has already removed characters that are not
 * allowed in XML.
 */
export const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
