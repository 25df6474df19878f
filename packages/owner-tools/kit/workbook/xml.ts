import { cleanFileText } from "../clean-text.ts";

/** Escapes text for elements and attributes, and removes characters that XML cannot contain. */
export const escapeXml = (text: string): string =>
  cleanFileText(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
