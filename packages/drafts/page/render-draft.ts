import type { Draft, DraftLook } from "../draft.ts";
import { hashTextEvenly } from "@angadi/formats/hash-text";
import { BASE_CSS } from "../render/base.ts";
import { LAYOUTS_BY_ID } from "../render/layouts/layouts.ts";
import { html, Markup } from "../render/markup.ts";
import { renderWidthsCss } from "../render/name-width.ts";
import { renderBoardCss, getBoardFace } from "../render/name-board.ts";
import {
  FACES,
  listFaces,
  type Pairing,
  renderPairingCss,
  PAIRINGS,
  toRupeeFile,
  FALLBACK_FACE_CSS,
} from "../render/pairings.ts";
import { type Palette, PALETTES, renderPaletteCss } from "../render/palettes.ts";
import { toStructuredData } from "../render/structured-data.ts";
import { getStyleProfile } from "../render/style-profiles.ts";
import { DraftView } from "../render/draft-view.ts";
import { pickCyclic } from "../render/pick-cyclic.ts";

export interface RenderOptions {
  /**
   * Returns the relative URL or `data:` URL of a font file of packages/drafts/fonts; undefined if
   * it is missing. Without this option the page uses system fonts.
   */
  findFontUrl?: (file: string) => string | undefined;
  /** Nonce of the style element, for a page with a Content-Security-Policy. */
  nonce?: string;
}

/** The parts of a page, to insert into an existing document. */
export interface DraftPage {
  lang: string;
  title: string;
  description: string;
  css: string;
  /** The content of `<body>`. */
  body: string;
  /** JSON-LD, safe inside a script element; undefined if the name is unknown. */
  jsonLd: string | undefined;
}

/**
 * Returns the palette and the font pairing of a look for a trade. Indexes beyond the last one wrap
 * around.
 */
export function resolveStyle(
  tradeId: string,
  look: DraftLook,
): { palette: Palette; pairing: Pairing } {
  const { palettes, darkPalettes, pairings } = getStyleProfile(tradeId);
  return {
    palette:
      PALETTES[
        pickCyclic(LAYOUTS_BY_ID[look.layout].isDark ? darkPalettes : palettes, look.palette)
      ],
    pairing: PAIRINGS[pickCyclic(pairings, look.pairing)],
  };
}

function listLookFaces(draft: Draft, look: DraftLook) {
  const board = look.board && getBoardFace(look.board);
  return [
    ...new Set([
      ...listFaces(resolveStyle(draft.tradeId, look).pairing),
      ...(board ? [board] : []),
    ]),
  ];
}

/** The files of packages/drafts/fonts that a draft uses in the given look. */
export const listFonts = (draft: Draft, look: DraftLook): string[] =>
  listLookFaces(draft, look).flatMap(({ file }) => [file, toRupeeFile(file)]);

function renderFontCss(
  draft: Draft,
  look: DraftLook,
  findFontUrl: RenderOptions["findFontUrl"],
): string {
  const renderFontFace = (face: { family: string; weight: string }, file: string, range = "") => {
    const url = findFontUrl?.(file);
    return url
      ? `@font-face{font-family:"${face.family}";src:url("${url}") format("woff2");font-weight:${face.weight};font-display:swap${range}}`
      : "";
  };
  const rules = listLookFaces(draft, look).map(
    (face) =>
      renderFontFace(face, face.file) + renderFontFace(face, toRupeeFile(face.file), RUPEE_RANGE),
  );
  return (
    rules.join("") + (listLookFaces(draft, look).includes(FACES.narrow) ? FALLBACK_FACE_CSS : "")
  );
}

const RUPEE_RANGE = ";unicode-range:U+20B9";

/** Removes the line breaks from a layout's CSS. */
const removeLineBreaks = (css: string): string => css.replaceAll("\n", "");

/** Renders a draft as the parts of a page. Pure: the same input returns the same text. */
export function renderParts(draft: Draft, look: DraftLook, options: RenderOptions = {}): DraftPage {
  const view = new DraftView(draft, look.board);
  const { palette, pairing } = resolveStyle(draft.tradeId, look);
  const layout = LAYOUTS_BY_ID[look.layout];
  const { name, headline, place, delivery, businessTypeName } = draft;
  const { board } = view;
  const rootRules = [
    renderPaletteCss(palette),
    renderPairingCss(pairing),
    renderWidthsCss({
      name: name.text,
      headline: view.joinUnbroken(headline.text),
      pairing,
      board,
    }),
  ];
  const knownTexts = [name, headline].filter(({ isKnown }) => isKnown).map(({ text }) => text);
  return {
    lang: "en-IN",
    title: knownTexts.length > 0 ? knownTexts.join(": ") : businessTypeName || name.text,
    description: [headline.text, place.isKnown ? place.text : "", delivery]
      .filter(Boolean)
      .join(". "),
    css: removeLineBreaks(
      `${renderFontCss(draft, look, options.findFontUrl)}:root{${rootRules.join(";")}}${BASE_CSS}${layout.css}${board ? renderBoardCss(board) : ""}`,
    ),
    body: layout.renderBody(view).text,
    jsonLd: toStructuredData(draft),
  };
}

/** Renders a draft as one HTML file without scripts or external resources. */
export function renderDraft(draft: Draft, look: DraftLook, options: RenderOptions = {}): string {
  const { lang, title, description, css, body, jsonLd } = renderParts(draft, look, options);
  return html`<!DOCTYPE html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <meta property="og:type" content="website" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:locale" content="en_IN" />
        <meta name="twitter:card" content="summary" />
        <meta name="format-detection" content="telephone=no" />
        ${new Markup(options.nonce ? `<style nonce="${options.nonce}">` : "<style>")}
          ${new Markup(css)}
        </style>
        ${
          jsonLd !== undefined &&
          html`<script type="application/ld+json">
            ${new Markup(jsonLd)}
          </script> `
        }
      </head>
      <body>
        ${new Markup(body)}
      </body>
    </html> `.text;
}

/**
 * Chooses the look of a draft: by trade for turn 0, another look for each further turn. All layouts
 * that suit the trade appear before one repeats. The same draft and turn return the same look.
 */
export function chooseLook(draft: Draft, turn = 0): DraftLook {
  const { layouts } = getStyleProfile(draft.tradeId);
  const seed = hashTextEvenly(`${draft.tradeId} ${draft.name.isKnown ? draft.name.text : ""}`);
  const round = Math.floor(turn / layouts.length);
  const position = turn % layouts.length;
  return {
    layout: layouts[position] ?? "window",
    palette: (seed + position + round) % 4,
    pairing: ((seed >>> 3) + position + round) % 3,
  };
}
