import { backdropArt } from "./art/backdrops.ts";
import { goodsArt } from "./art/goods.ts";
import { signsArt } from "./art/signs.ts";
import { tradesArt } from "./art/trades.ts";
import { encodeArt } from "./encode-art.ts";

/*
 * Text, because the pictures travel with the home page, whose script data would make a twentieth larger.
 * scripts/encode-pictures.ts has them encoded while the site is built.
 */
export const backdrops = encodeArt(backdropArt);
export const pictures = encodeArt({ ...goodsArt, ...signsArt, ...tradesArt });

export type BackdropKey = keyof typeof backdrops;
export type PictureKey = keyof typeof pictures;
