import type { Markup } from "./markup.ts";
import type { View } from "./view.ts";

/**
 * A composition of the page. Its CSS stands after base.ts; colours and type are those that suit the
 * trade (suits.ts).
 */
export interface Layout {
  /** Light letters on a dark ground: it takes the dark palettes of a suit. */
  dark?: true;
  css: string;
  /** All of `<body>`. */
  body: (view: View) => Markup;
}
