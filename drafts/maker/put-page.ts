import type { ParsedPage } from "./parse-page.ts";

/** Puts a draft into the preview's document. Its fonts stay where they are the same. */
export function putPage(shownIn: Document, { fonts, css, body }: ParsedPage): void {
  const [fontSheet, sheet] = sheetsOf(shownIn);
  if (fontSheet && fonts !== shownIn.documentElement.dataset["fonts"]) {
    fontSheet.replaceSync(fonts);
    shownIn.documentElement.dataset["fonts"] = fonts;
  }
  sheet?.replaceSync(css + EDITED);
  shownIn.body.replaceChildren(shownIn.importNode(body, true));
}

const EDITED = "[data-editing]{outline:3px dashed;outline-offset:-2px}";

/** Two sheets of the document's own: fonts that are declared anew flicker at each key. */
function sheetsOf(shownIn: Document): readonly CSSStyleSheet[] {
  const view = shownIn.defaultView;
  if (view && shownIn.adoptedStyleSheets.length === 0) {
    shownIn.adoptedStyleSheets = [new view.CSSStyleSheet(), new view.CSSStyleSheet()];
  }
  return shownIn.adoptedStyleSheets;
}

/** Brings a text into view and outlines it; gives what takes the outline away. */
export function markEdited(shownIn: Document, field: string): (() => void) | undefined {
  const element = shownIn.querySelector(`[data-field="${CSS.escape(field)}"]`);
  const view = shownIn.defaultView;
  if (!element || !view) return undefined;
  element.toggleAttribute("data-editing", true);
  const { top } = element.getBoundingClientRect();
  view.scrollTo({ top: view.scrollY + top - view.innerHeight / 3 });
  return () => void element.toggleAttribute("data-editing", false);
}
