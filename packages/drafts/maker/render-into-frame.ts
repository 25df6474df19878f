import type { ParsedDraftPage } from "./parse-draft-page.ts";

/** Renders a draft into the preview's document. Fonts already declared are reused. */
export function renderIntoFrame(
  frameDocument: Document,
  { fonts, css, body }: ParsedDraftPage,
): void {
  declareFonts(frameDocument, fonts);
  findStyleSheet(frameDocument)?.replaceSync(css);
  frameDocument.body.replaceChildren(frameDocument.importNode(body, true));
}

/** The document's only adopted style sheet, created on first use. */
function findStyleSheet(frameDocument: Document): CSSStyleSheet | undefined {
  const view = frameDocument.defaultView;
  if (view && frameDocument.adoptedStyleSheets.length === 0) {
    frameDocument.adoptedStyleSheets = [new view.CSSStyleSheet()];
  }
  return frameDocument.adoptedStyleSheets[0];
}

/** The `@font-face` rules that each document already has. */
const declaredRulesByDocument = new WeakMap<Document, Set<string>>();

/** Declares each font once, outside the style sheet: declared again, fonts would flicker. */
function declareFonts(frameDocument: Document, rules: string): void {
  const view = frameDocument.defaultView;
  if (!view) return;
  const declaredRules = declaredRulesByDocument.get(frameDocument) ?? new Set();
  declaredRulesByDocument.set(frameDocument, declaredRules);
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(rules);
  for (const rule of styleSheet.cssRules) {
    if (!(rule instanceof CSSFontFaceRule) || declaredRules.has(rule.cssText)) continue;
    declaredRules.add(rule.cssText);
    const getValue = (name: string) => rule.style.getPropertyValue(name);
    const family = getValue("font-family").replaceAll(/["']/g, "");
    const unicodeRange = getValue("unicode-range") || ALL_CHARACTERS;
    frameDocument.fonts.add(
      new view.FontFace(family, getValue("src"), {
        weight: getValue("font-weight"),
        unicodeRange,
        display: "swap",
      }),
    );
  }
}

const ALL_CHARACTERS = "U+0-10FFFF";

/** Declares a draft's fonts and waits until they have loaded or failed to load. */
export async function loadFrameFonts(
  frameDocument: Document,
  { fonts }: ParsedDraftPage,
): Promise<void> {
  declareFonts(frameDocument, fonts);
  const fullFaces = [...frameDocument.fonts].filter(
    ({ unicodeRange }) => unicodeRange === ALL_CHARACTERS,
  );
  await Promise.allSettled(fullFaces.map((face) => face.load()));
}
