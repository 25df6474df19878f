import { restoreBreaks } from "../render/unbroken.ts";
import type { ShownDraft } from "./worker-handlers.ts";

/** An editable text of the page. */
export interface PageText {
  field: string;
  text: string;
}

/** A draft as nodes for the preview's document, and its editable texts in reading order. */
export interface ParsedPage {
  /** The `@font-face` rules; `css` has all others. */
  fonts: string;
  css: string;
  body: DocumentFragment;
  texts: readonly PageText[];
}

const FONT_RULE = /@font-face\{[^}]*\}/g;

/**
 * Parses a draft's HTML. External links open a new window. Fragment links stay in the frame: they
 * need the full `about:srcdoc` URL, since the frame inherits its parent's base URL. Links that do
 * not work in a preview, such as `tel:`, lose their `href`.
 */
export function parsePage({ body, css }: Pick<ShownDraft, "body" | "css">): ParsedPage {
  const parsed = new DOMParser().parseFromString(body, "text/html");
  for (const link of parsed.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("#")) link.setAttribute("href", `about:srcdoc${href}`);
    else if (href.startsWith("https:")) link.setAttribute("target", "_blank");
    else link.removeAttribute("href");
  }
  const texts = new Map<string, string>();
  for (const element of parsed.querySelectorAll<HTMLElement>("[data-field]")) {
    const field = element.dataset["field"] ?? "";
    if (!texts.has(field)) texts.set(field, restoreBreaks(element.textContent));
  }
  const fragment = document.createDocumentFragment();
  fragment.append(...parsed.body.childNodes);
  return {
    fonts: (css.match(FONT_RULE) ?? []).join(""),
    css: css.replaceAll(FONT_RULE, ""),
    body: fragment,
    texts: [...texts].map(([field, text]) => ({ field, text })),
  };
}
