/**
 * All trades in one table. Their words are chosen by hand: one stays if it could stand on a
 * signboard beside any other entry the forms put next to it. No name of a deity or a holy place, no
 * promise of a cure.
 */
import { trades } from "virtual:engine-lists";
import { type NearTrade, type TradeVocabulary } from "./trade-vocabulary.ts";
import { decodeTrades, type TradeSource } from "./word-tables.ts";

const SOURCES: Readonly<Record<string, TradeSource>> = decodeTrades(trades);

const isNear = (trade: TradeSource): trade is NearTrade => "like" in trade;

/** Every trade the generator knows, by its short name. */
export const TRADES: Readonly<Record<string, TradeVocabulary>> = Object.fromEntries(
  Object.entries(SOURCES).flatMap(([name, trade]) => {
    const like = isNear(trade) ? SOURCES[trade.like] : trade;
    return !like || isNear(like) ? [] : [[name, { ...like, onlyFor: {}, ...trade }]];
  }),
);

/** The trade a trade takes after, or itself. */
export function wholeTrade(trade: string): string {
  const source = SOURCES[trade];
  return source && isNear(source) ? source.like : trade;
}
