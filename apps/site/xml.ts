/** Escapes text for XML. packages/contract/text.ts has already dropped characters that XML refuses. */
export const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
