import { FAMILIAR_WORDS } from "../scores/lists/familiar-words.ts";
import { PLACES } from "../scores/lists/places.ts";
import { THINGS } from "../scores/lists/things.ts";
import { PRODUCT_WORDS, TRADE_WORDS } from "../scores/lists/trade-words.ts";
import { WORN_WORDS } from "../scores/lists/worn-words.ts";

const LISTS = [FAMILIAR_WORDS, THINGS, TRADE_WORDS, PRODUCT_WORDS, WORN_WORDS, PLACES];

/** Whether a reader takes a word for itself: nobody hears "bhoot" in a boot. */
export const isKnownWord = (word: string): boolean => LISTS.some((list) => list.has(word));
