import { cleanFileText } from "../clean-text.ts";

/** Converts text for XML elements and attributes: escaped, without characters that XML cannot contain. */
export const toXmlText = (text: string): string =>
  cleanFileText(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
