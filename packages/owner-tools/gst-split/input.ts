import { fact } from "@angadi/content/facts";
import {
  type Field,
  type ReadResult,
  percent,
  createReader,
  rupees,
} from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/formats/rupees";
import { slabsOn } from "../bill/slabs.ts";
import { isIncluded } from "../kit/frame/parse-shape.ts";
import type { BasisPoints } from "../kit/figures/readers.ts";

/** The most common rates now, in per cent; any other is typed. */
export const SLABS = slabsOn("")
  .filter((rate) => Number(rate) >= 5)
  .toSorted((one, other) => Number(one) - Number(other));
export const OTHER = "other";
/** Tax rates on the turnover of a composition trader, in per cent. */
export const COMPOSITION_RATES = [
  fact("composition-rates.1"),
  fact("composition-rates.2"),
  fact("composition-rates.3"),
];
/** Whether an amount includes tax. */
export const INCLUDES = ["with", "without"] as const;
/** The buyer's state: CGST and SGST in the same state, IGST in another. */
export const PLACES = ["same", "other"] as const;

/** The fields as typed. */
export interface GstSplitFields {
  amount: string;
  /** One of `INCLUDES`. */
  includes: string;
  /** One of `SLABS`, or `OTHER`. */
  slab: string;
  /** The rate if `slab` is `OTHER`. */
  rate: string;
  /** One of `PLACES`. */
  place: string;
  /** Purchase cost; empty if only the tax is of interest. */
  cost: string;
  costIncludes: string;
  /** One of `COMPOSITION_RATES`. */
  composition: string;
}

/** Parsed `GstSplitFields`. */
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

/** Parses the owner's fields. */
export function readGstSplit(fields: GstSplitFields): ReadResult<GstSplitInput> {
  const reader = createReader();
  const number = (name: keyof typeof GST_SPLIT_FIELDS, text: string) =>
    reader.number(name, GST_SPLIT_FIELDS[name], text);
  return reader.toResult({
    amount: number("amount", fields.amount),
    hasTax: fields.includes === "with",
    rate: number("rate", fields.slab === OTHER ? fields.rate : fields.slab),
    isSameState: fields.place === "same",
    cost: number("cost", fields.cost),
    costHasTax: fields.costIncludes === "with",
    composition: number("composition", fields.composition),
  });
}

/** Whether every choice has a known value. */
export const hasKnownChoices = (fields: GstSplitFields): boolean =>
  isIncluded([...SLABS, OTHER], fields.slab) &&
  isIncluded(INCLUDES, fields.includes) &&
  isIncluded(INCLUDES, fields.costIncludes) &&
  isIncluded(PLACES, fields.place) &&
  isIncluded(COMPOSITION_RATES, fields.composition);
