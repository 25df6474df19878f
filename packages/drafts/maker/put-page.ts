import type { ParsedPage } from "./parse-page.ts";

/** Renders a draft into the preview's document. Fonts already declared are reused. */
export function renderIntoFrame(frameDocument: Document, { fonts, css, body }: ParsedPage): void {
  declareFonts(frameDocument, fonts);
  getStyleSheet(frameDocument)?.replaceSync(css);
  frameDocument.body.replaceChildren(frameDocument.importNode(body, true));
}

/** The document's only adopted style sheet, created on first use. */
function getStyleSheet(frameDocument: Document): CSSStyleSheet | undefined {
  const view = frameDocument.defaultView;
  if (view && frameDocument.adoptedStyleSheets.length === 0) {
    frameDocument.adoptedStyleSheets = [new view.CSSStyleSheet()];
  }
  return frameDocument.adoptedStyleSheets[0];
}

/** The `@font-face` rules that each document already has. */
const declared = new WeakMap<Document, Set<string>>();

/** Declares each font once, outside the sheet: redeclared fonts flicker at every key press. */
function declareFonts(frameDocument: Document, rules: string): void {
  const view = frameDocument.defaultView;
  if (!view) return;
  const declaredRules = declared.get(frameDocument) ?? new Set();
  declared.set(frameDocument, declaredRules);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSFontFaceRule) || declaredRules.has(rule.cssText)) continue;
    declaredRules.add(rule.cssText);
    const value = (name: string) => rule.style.getPropertyValue(name);
    const family = value("font-family").replaceAll(/["']/g, "");
    const unicodeRange = value("unicode-range") || ALL;
    frameDocument.fonts.add(
      new view.FontFace(family, value("src"), {
        weight: value("font-weight"),
        unicodeRange,
        display: "swap",
      }),
    );
  }
}

const ALL = "U+0-10FFFF";

/** Declares a draft's fonts and waits until they have loaded or failed to load. */
export async function loadFonts(frameDocument: Document, { fonts }: ParsedPage): Promise<void> {
  declareFonts(frameDocument, fonts);
  const whole = [...frameDocument.fonts].filter(({ unicodeRange }) => unicodeRange === ALL);
  await Promise.allSettled(whole.map((face) => face.load()));
}
