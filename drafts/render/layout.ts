import type { Markup } from "./markup.ts";
import type { PairingId } from "./pairings.ts";
import type { PaletteId } from "./palettes.ts";
import type { View } from "./view.ts";

/** A composition of the page. Its CSS stands after base.ts, and takes colours and type from there. */
export interface Layout {
  palettes: readonly [PaletteId, PaletteId, PaletteId, PaletteId];
  pairings: readonly [PairingId, PairingId, PairingId];
  css: string;
  /** All of `<body>`. */
  body: (view: View) => Markup;
}
