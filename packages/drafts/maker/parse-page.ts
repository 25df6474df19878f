import { breakable } from "../render/unbroken.ts";
import type { ShownDraft } from "./worker-handlers.ts";

/** A text of the page that can be changed. */
export interface PageText {
  field: string;
  text: string;
}

/** A draft as nodes for the preview's document, and what can be changed in it, in reading order. */
export interface ParsedPage {
  /** The rules that declare fonts, and all others. */
  fonts: string;
  css: string;
  body: DocumentFragment;
  texts: readonly PageText[];
}

const FONT_RULE = /@font-face\{[^}]*\}/g;

/**
 * Reads a draft's HTML. Its links leave for windows of their own, or stay in the frame: a document
 * without an address takes its parent's, so a place in the page is named whole. What a preview
 * cannot do, calling, is no link in it.
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
    if (!texts.has(field)) texts.set(field, breakable(element.textContent));
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
