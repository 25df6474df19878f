import { getFactValue } from "@angadi/content/facts";
import {
  type Field,
  type ReadResult,
  percent,
  createFieldReader,
  rupees,
} from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/formats/rupees";
import { listSlabs } from "../bill/slabs.ts";
import { isIncluded } from "../kit/frame/parse-shape.ts";
import type { BasisPoints } from "../kit/figures/readers.ts";

/** Rates in force from 5 % up, in per cent; any other rate is typed. */
export const SLABS = listSlabs("")
  .filter((rate) => Number(rate) >= 5)
  .toSorted((a, b) => Number(a) - Number(b));
export const OTHER_SLAB = "other";
/** Tax rates on the turnover of a composition trader, in per cent. */
export const COMPOSITION_RATES = [
  getFactValue("composition-rates.1"),
  getFactValue("composition-rates.2"),
  getFactValue("composition-rates.3"),
];
/** Whether an amount is with or without tax. */
export const TAX_INCLUSIONS = ["with", "without"] as const;
/** The buyer's state: CGST and SGST in the same state, IGST in another. */
export const BUYER_STATES = ["same", "other"] as const;

export interface GstSplitFields {
  amount: string;
  /** One of `TAX_INCLUSIONS`. */
  includes: string;
  /** One of `SLABS`, or `OTHER_SLAB`. */
  slab: string;
  /** The rate if `slab` is `OTHER_SLAB`. */
  rate: string;
  /** One of `BUYER_STATES`. */
  place: string;
  /** Purchase cost; empty if only the tax is of interest. */
  cost: string;
  /** One of `TAX_INCLUSIONS`. */
  costIncludes: string;
  /** One of `COMPOSITION_RATES`. */
  composition: string;
}

export interface GstSplitInput {
  amount: Paise;
  includesTax: boolean;
  rate: BasisPoints;
  isSameState: boolean;
  cost: Paise;
  costIncludesTax: boolean;
  composition: BasisPoints;
}

const MAX_AMOUNT = 100_00_00_000_00;

export const GST_SPLIT_FIELDS = {
  amount: rupees(1, MAX_AMOUNT),
  rate: percent(0, 100_00),
  cost: { ...rupees(0, MAX_AMOUNT), emptyValue: 0 },
  composition: percent(0, 10_00),
} satisfies Record<string, Field>;

export function readGstSplit(fields: GstSplitFields): ReadResult<GstSplitInput> {
  const reader = createFieldReader();
  const readNumber = (name: keyof typeof GST_SPLIT_FIELDS, text: string) =>
    reader.readNumber(name, GST_SPLIT_FIELDS[name], text);
  return reader.toResult({
    amount: readNumber("amount", fields.amount),
    includesTax: fields.includes === "with",
    rate: readNumber("rate", fields.slab === OTHER_SLAB ? fields.rate : fields.slab),
    isSameState: fields.place === "same",
    cost: readNumber("cost", fields.cost),
    costIncludesTax: fields.costIncludes === "with",
    composition: readNumber("composition", fields.composition),
  });
}

/** Whether every choice has a known value. */
export const hasKnownChoices = (fields: GstSplitFields): boolean =>
  isIncluded([...SLABS, OTHER_SLAB], fields.slab) &&
  isIncluded(TAX_INCLUSIONS, fields.includes) &&
  isIncluded(TAX_INCLUSIONS, fields.costIncludes) &&
  isIncluded(BUYER_STATES, fields.place) &&
  isIncluded(COMPOSITION_RATES, fields.composition);
