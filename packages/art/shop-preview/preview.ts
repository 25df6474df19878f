import type { BackdropKey, PictureKey } from "../pictures.ts";

/** The colour scheme of a small site. */
export type Scheme = "yellow" | "indigo";

/** A product of the shop. */
export interface Product {
  name: string;
  /** Including the currency sign: "₹420". */
  price: string;
  picture: PictureKey;
}

/** All texts and pictures of the sample shop. */
export interface ShopPreviewContent {
  scheme: Scheme;
  backdrop: BackdropKey;
  picture: PictureKey;
  /** The shop's name. */
  shop: string;
  /** The business type. */
  trade: string;
  nav: readonly [string, string, string];
  headline: string;
  /** The text below the headline. */
  line: string;
  button: string;
  /** Three products. */
  products: readonly Product[];
  /** What the owner told Angadi. */
  chat: string;
  /** The invoice in the corner, and the line below it. */
  invoice: string;
  paid: string;
  /** Text alternative of the whole drawing. */
  label: string;
}

/** The website inside the shop, without the elements around it. */
export type SmallSitePreview = Omit<ShopPreviewContent, "chat" | "invoice" | "paid" | "label">;
