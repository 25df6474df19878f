import type { ParsedPage } from "./parse-page.ts";

/** Puts a draft into the preview's document. Its fonts stay where they are the same. */
export function putPage(shownIn: Document, { fonts, css, body }: ParsedPage): void {
  declareFonts(shownIn, fonts);
  sheetOf(shownIn)?.replaceSync(css + EDITED);
  shownIn.body.replaceChildren(shownIn.importNode(body, true));
}

const EDITED = "[data-editing]{outline:3px dashed;outline-offset:-2px}";

/** The one sheet of the document's own. */
function sheetOf(shownIn: Document): CSSStyleSheet | undefined {
  const view = shownIn.defaultView;
  if (view && shownIn.adoptedStyleSheets.length === 0) {
    shownIn.adoptedStyleSheets = [new view.CSSStyleSheet()];
  }
  return shownIn.adoptedStyleSheets[0];
}

/** Apart from the sheet, each once: fonts that are declared anew flicker at each key. */
function declareFonts(shownIn: Document, rules: string): void {
  const view = shownIn.defaultView;
  if (!view) return;
  const known = new Set([...shownIn.fonts].map(({ family }) => bare(family)));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const value = (name: string) => rule.style.getPropertyValue(name);
    const family = bare(value("font-family"));
    if (known.has(family)) continue;
    shownIn.fonts.add(
      new view.FontFace(family, value("src"), { weight: value("font-weight"), display: "swap" }),
    );
  }
}

/** A family without the quotes that it may stand in. */
const bare = (family: string): string => family.replaceAll(/["']/g, "");

/** Waits until a draft's fonts are there, or are known not to come, before it is put anywhere. */
export async function fontsFor(shownIn: Document, { fonts }: ParsedPage): Promise<void> {
  declareFonts(shownIn, fonts);
  await Promise.allSettled([...shownIn.fonts].map((face) => face.load()));
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
