import type { Pairing } from "@angadi/drafts/render/pairings";
import type { Palette } from "@angadi/drafts/render/palettes";
import type { Trade } from "@angadi/drafts/trades/trades";

/** What the owner enters. */
export interface KitInput {
  name: string;
  /** The name in another script, e.g. "మోగ్రా"; may be empty. */
  localName: string;
  /** The id of a business type, or what the owner calls it: "Flower shop". */
  trade: string;
  /** What the business says about itself; may be empty. */
  sentence: string;
  /** Id of a state in signboard/sign-rules.ts; empty for none. */
  state: string;
}

export const EMPTY_KIT_INPUT: KitInput = {
  name: "",
  localName: "",
  trade: "",
  sentence: "",
  state: "",
};

/** Maximum lengths in UTF-16 units; the form's inputs accept no more. */
export const KIT_LIMITS = { name: 40, localName: 40, trade: 60, sentence: 90, state: 20 } as const;

export const MARK_KINDS = ["picture", "letter"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** The sign of a business; `variant` is any whole number from 0. */
export interface Mark {
  kind: MarkKind;
  variant: number;
}

export const LOGO_STYLES = ["side", "stacked", "plate"] as const;
export type LogoStyle = (typeof LOGO_STYLES)[number];

export interface NamedColour {
  /** In plain words: "Leaf green". */
  name: string;
  hex: string;
}

/** One of a kit's directions: all that its pictures are made from. */
export interface KitDesign {
  input: KitInput;
  trade: Trade;
  palette: Palette;
  /** Index into the palettes that suit the trade, 0 to 3. */
  paletteIndex: number;
  pairing: Pairing;
  pairingIndex: number;
  mark: Mark;
  logoStyle: LogoStyle;
}

/** Three directions to choose from. */
export type Kit = readonly [KitDesign, KitDesign, KitDesign];

/** What the visitor changed in a direction. */
export interface DesignChanges {
  palette?: number | undefined;
  pairing?: number | undefined;
  mark?: Mark | undefined;
}
