import { type Field, type ReadResult, percent, reader, rupees } from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/ui/money/rupees";
import type { BasisPoints } from "../kit/figures/readers.ts";

/** Rates most goods and services carry, in per cent; any other is typed. */
export const SLABS = ["5", "18", "40"] as const;
export const OTHER = "other";
/** What a composition trader pays of his turnover, in per cent. */
export const COMPOSITION_RATES = ["1", "5", "6"] as const;
/** Whether an amount has the tax in it. */
export const INCLUDES = ["with", "without"] as const;
/** Of the buyer: CGST and SGST within the state, IGST beyond it. */
export const PLACES = ["same", "other"] as const;

/** What the owner types. */
export interface GstSplitFields {
  amount: string;
  /** One of `INCLUDES`. */
  includes: string;
  /** One of `SLABS`, or `OTHER`. */
  slab: string;
  /** Where the slab is another. */
  rate: string;
  /** One of `PLACES`. */
  place: string;
  /** What it cost; empty where only the tax is asked for. */
  cost: string;
  costIncludes: string;
  /** One of `COMPOSITION_RATES`. */
  composition: string;
}

/** `GstSplitFields` read. */
export interface GstSplitInput {
  amount: Paise;
  hasTax: boolean;
  rate: BasisPoints;
  isSameState: boolean;
  cost: Paise;
  costHasTax: boolean;
  composition: BasisPoints;
}

const MOST = 100_00_00_000_00;

export const GST_SPLIT_FIELDS = {
  amount: rupees(1, MOST),
  rate: percent(0, 100_00),
  cost: { ...rupees(0, MOST), emptyValue: 0 },
  composition: percent(0, 10_00),
} satisfies Record<string, Field>;

/** Reads the owner's fields. */
export function readGstSplit(fields: GstSplitFields): ReadResult<GstSplitInput> {
  const read = reader();
  const number = (name: keyof typeof GST_SPLIT_FIELDS, text: string) =>
    read.number(name, GST_SPLIT_FIELDS[name], text);
  return read.done({
    amount: number("amount", fields.amount),
    hasTax: fields.includes === "with",
    rate: number("rate", fields.slab === OTHER ? fields.rate : fields.slab),
    isSameState: fields.place === "same",
    cost: number("cost", fields.cost),
    costHasTax: fields.costIncludes === "with",
    composition: number("composition", fields.composition),
  });
}

/** Whether every choice is one of those there are. */
export const hasKnownChoices = (fields: GstSplitFields): boolean =>
  isIncluded([...SLABS, OTHER], fields.slab) &&
  isIncluded(INCLUDES, fields.includes) &&
  isIncluded(INCLUDES, fields.costIncludes) &&
  isIncluded(PLACES, fields.place) &&
  isIncluded(COMPOSITION_RATES, fields.composition);

const isIncluded = (known: readonly string[], text: string): boolean => known.includes(text);
