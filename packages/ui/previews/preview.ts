import type { BackdropKey, PictureKey } from "./pictures.ts";

/** A set of token colours a small site is drawn in. */
export type Scheme = "haldi" | "neel";

/** One thing the shop sells. */
export interface Product {
  name: string;
  /** With its sign: "₹420". */
  price: string;
  picture: PictureKey;
}

/** Everything the shop in the hero says and shows. */
export interface ShopPreview {
  scheme: Scheme;
  backdrop: BackdropKey;
  picture: PictureKey;
  /** The sign over the door. */
  shop: string;
  /** The business type. */
  trade: string;
  nav: readonly [string, string, string];
  headline: string;
  line: string;
  button: string;
  /** Three of them. */
  products: readonly Product[];
  /** What the owner told Angadi. */
  chat: string;
  /** The slip at the corner, and the line below it. */
  invoice: string;
  paid: string;
  /** The whole drawing in words, for those who cannot see it. */
  label: string;
}

/** The website inside the shop, without what hangs around it. */
export type SmallSitePreview = Omit<ShopPreview, "chat" | "invoice" | "paid" | "label">;
