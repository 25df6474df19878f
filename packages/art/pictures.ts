import { backdropArt } from "./drawings/backdrops.ts";
import { goodsArt } from "./drawings/goods.ts";
import { signsArt } from "./drawings/signs.ts";
import { tradesArt } from "./drawings/trades.ts";
import { encodeArt } from "./drawings/encode-art.ts";

/*
 * Encoded as text, because the pictures are part of the home page's scripts, which would otherwise
 * be 5 % larger. scripts/encode-pictures.ts encodes them at build time.
 */
export const backdrops = encodeArt(backdropArt);
export const pictures = encodeArt({ ...goodsArt, ...signsArt, ...tradesArt });

export type BackdropKey = keyof typeof backdrops;
export type PictureKey = keyof typeof pictures;
