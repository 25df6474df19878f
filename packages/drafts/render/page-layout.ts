import type { Markup } from "./markup.ts";
import type { DraftView } from "./draft-view.ts";

/**
 * A composition of the page. Its CSS follows base.ts; the trade's style profile decides its
 * colours and fonts (style-profiles.ts).
 */
export interface PageLayout {
  /** Light text on a dark background: uses the dark palettes of a style profile. */
  isDark?: true;
  css: string;
  /** Renders the content of `<body>`. */
  renderBody: (view: DraftView) => Markup;
}
