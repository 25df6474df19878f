/**
 * All trades in one table. The words are hand-picked: each must be usable on a signboard next to
 * any other entry that the forms combine it with. No names of deities or holy places, no promise of
 * a cure.
 */
import { trades } from "virtual:engine-lists";
import { type DerivedTrade, type TradeVocabulary } from "./trade-vocabulary.ts";
import { decodeTrades, type TradeSource } from "./word-tables.ts";

const SOURCES: Readonly<Record<string, TradeSource>> = decodeTrades(trades);

const isDerived = (trade: TradeSource): trade is DerivedTrade => "basedOn" in trade;

/** All trades of the generator, by short name. */
export const TRADES: Readonly<Record<string, TradeVocabulary>> = Object.fromEntries(
  Object.entries(SOURCES).flatMap(([name, trade]) => {
    const base = isDerived(trade) ? SOURCES[trade.basedOn] : trade;
    return !base || isDerived(base) ? [] : [[name, { ...base, onlyFor: {}, ...trade }]];
  }),
);

/** The trade that a trade is based on, or the trade itself. */
export function getBaseTrade(trade: string): string {
  const source = SOURCES[trade];
  return source && isDerived(source) ? source.basedOn : trade;
}
