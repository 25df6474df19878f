import type { RenderedDraft } from "./worker-handlers.ts";

/** A draft, parsed for the preview's document. */
export interface ParsedDraftPage {
  /** The `@font-face` rules; `css` has all others. */
  fonts: string;
  css: string;
  body: DocumentFragment;
}

const FONT_RULE = /@font-face\{[^}]*\}/g;

/**
 * Parses a draft's HTML. External links open a new window. Fragment links stay in the frame: they
 * need the full `about:srcdoc` URL, since the frame inherits its parent's base URL. Links that do
 * not work in a preview, such as `tel:`, lose their `href`.
 */
export function parseDraftPage({
  body,
  css,
}: Pick<RenderedDraft, "body" | "css">): ParsedDraftPage {
  const parsedDocument = new DOMParser().parseFromString(body, "text/html");
  for (const link of parsedDocument.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("#")) link.setAttribute("href", `about:srcdoc${href}`);
    else if (href.startsWith("https:")) link.setAttribute("target", "_blank");
    else link.removeAttribute("href");
  }
  const fragment = document.createDocumentFragment();
  fragment.append(...parsedDocument.body.childNodes);
  return {
    fonts: (css.match(FONT_RULE) ?? []).join(""),
    css: css.replaceAll(FONT_RULE, ""),
    body: fragment,
  };
}
