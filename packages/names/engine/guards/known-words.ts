import { PLACES } from "../words/lists/places.ts";
import { PRODUCT_WORDS, TRADE_WORDS } from "../words/lists/trade-words.ts";
import { OVERUSED_WORDS } from "../words/lists/overused-words.ts";
import { isFamiliar } from "../words/familiar.ts";

const LISTS = [TRADE_WORDS, PRODUCT_WORDS, OVERUSED_WORDS, PLACES];

/** Whether a word is known and read as itself: "boot" is not heard as "bhoot". */
export const isKnownWord = (word: string): boolean =>
  isFamiliar(word) || LISTS.some((list) => list.has(word));
