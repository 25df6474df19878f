import { backdropArt } from "./art/backdrops.ts";
import { goodsArt } from "./art/goods.ts";
import { signsArt } from "./art/signs.ts";
import { tradesArt } from "./art/trades.ts";
import { encodeArt } from "./encode-art.ts";

/*
 * Encoded as text, because the pictures are part of the home page, whose script data would
 * otherwise be a twentieth larger. scripts/encode-pictures.ts encodes them at build time.
 */
export const backdrops = encodeArt(backdropArt);
export const pictures = encodeArt({ ...goodsArt, ...signsArt, ...tradesArt });

export type BackdropKey = keyof typeof backdrops;
export type PictureKey = keyof typeof pictures;
