import { hashText } from "@angadi/formats/hash-text";
import type { PlanInput } from "../plan.ts";

/** What varies a plan: two businesses in one street must not get the same month. */
export const toPlanSeed = ({ seed, month, name, trade, town }: PlanInput): string =>
  [seed, month, name, trade, town].join(" ");

/** Spreads the bits of a hash (MurmurHash3's finalizer), so that similar keys sort differently. */
function mixBits(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2_b2_ae_35);
  return (second ^ (second >>> 16)) >>> 0;
}

/** Sorts a list in an order that depends on a text. */
export const shuffleBy = <T>(list: readonly T[], key: string, toId: (item: T) => string): T[] =>
  list
    .map((item) => ({ item, order: mixBits(hashText(`${key} ${toId(item)}`)) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
