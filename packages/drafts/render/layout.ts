import type { Markup } from "./markup.ts";
import type { View } from "./view.ts";

/**
 * A composition of the page. Its CSS follows base.ts; colours and fonts are chosen to suit the
 * trade (style-profiles.ts).
 */
export interface Layout {
  /** Light text on a dark background: uses the dark palettes of a style profile. */
  dark?: true;
  css: string;
  /** Renders the content of `<body>`. */
  body: (view: View) => Markup;
}
