import type { BackdropKey, PictureKey } from "../pictures.ts";
import type { Scheme } from "../preview.ts";

/**
 * A sample shop that stands for a family of business types; shops and owners are made up. A row
 * rather than an object, because all of them travel with the home page.
 */
export type Archetype = readonly [
  look: readonly [Scheme, BackdropKey, PictureKey],
  shop: string,
  /** At most 42 characters: three lines in the banner. */
  headline: string,
  /** Two lines below it. */
  line: string,
  button: string,
  nav: readonly [string, string, string],
  /** What the owner told Angadi. */
  chat: string,
  offers: readonly [ProductRow, ProductRow, ProductRow],
  /** Rupees on the bill just paid; by default the dearest offer's. */
  bill?: number,
];

type ProductRow = readonly [name: string, rupees: number, picture: PictureKey];
