import {
  type Field,
  type ReadResult,
  count,
  hours,
  cleanLabel,
  percent,
  createFieldReader,
  rupees,
} from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/formats/rupees";
import type { BasisPoints } from "../kit/figures/readers.ts";
import type { Rounding } from "../kit/figures/rounding.ts";

export const MAX_COSTS = 15;

/** Maximum price or cost: ₹1 crore. A price is at least ₹1. */
const MAX_AMOUNT: Paise = 1_00_00_000_00;
const priceField = rupees(1_00, MAX_AMOUNT);
/** A cost, which may be 0 or empty. */
export const costField: Field = { ...rupees(0, MAX_AMOUNT), emptyValue: 0 };

/** A cost as typed; empty counts as 0. */
export interface CostFields {
  label: string;
  amount: string;
}
export interface Cost {
  label: string;
  amount: Paise;
}

/** The figures as typed, by part. */
export interface PricingFigures {
  rounding: Rounding;
  /**
   * Sitting 1 of the guide: one batch, own hours, and the month's costs spread over an ordinary month.
   */
  unit: Texts<keyof typeof PRICING_FIELDS.unit> & { lines: readonly CostFields[] };
  /** Sitting 2: the cost of an hour. */
  hour: Texts<keyof typeof PRICING_FIELDS.hour> & { costs: readonly CostFields[] };
  /** Sittings 3 and 6: the share to keep, the tax, and the price on the tag with tax. */
  price: Texts<keyof typeof PRICING_FIELDS.price>;
  /** Sitting 6: a shop that takes a share of the printed price. */
  shop: Texts<keyof typeof PRICING_FIELDS.shop>;
  /** Sitting 7: a discount on the tag, and the pieces sold without it. */
  discount: Texts<keyof typeof PRICING_FIELDS.discount>;
  /** Sitting 7: a price rise, before tax. */
  rise: Texts<keyof typeof PRICING_FIELDS.rise>;
}

/** What the owner sells, which decides the parts to show. */
export type SalesUnit = "pieces" | "hours";

/** The form as saved: what the owner sells, and its figures. */
export interface PricingFields extends PricingFigures {
  sells: SalesUnit;
}
type Texts<K extends string> = Record<K, string>;
type Values<K extends string> = Record<K, number>;

/**
 * The fields of each part with their limits: money in paise, shares in hundredths of a percent,
 * hours in minutes.
 */
export const PRICING_FIELDS = {
  unit: {
    /** Pieces in the batch. */
    pieces: count(1, 10_00_000),
    /** Own hours in the batch, and the value of an hour. */
    ownHours: { ...hours(0, 60_000), emptyValue: 0 },
    ownRate: { ...rupees(0, 1_00_000_00), emptyValue: 0 },
    /** Fixed costs of a month, and pieces sold in an ordinary month. */
    fixed: costField,
    sold: count(1, 10_00_000),
  },
  hour: {
    /** The owner's desired monthly income. */
    wanted: priceField,
    days: count(1, 31),
    /** Billable hours of a day, and hours away from home. */
    billable: hours(1, 1440),
    out: hours(1, 1440),
    /** Price charged for an hour, and the length of a visit. */
    charge: priceField,
    visit: hours(1, 1440),
  },
  price: {
    /** Share of the price before tax to keep. */
    keep: percent(0, 90_00),
    /** GST in the price; 0 if none is charged. */
    gst: percent(0, 40_00),
    /** The chosen price, with tax. */
    tag: priceField,
  },
  shop: {
    /** The shop's share of the printed price. */
    share: percent(0, 90_00),
    /** Share to keep of what the shop pays before tax. */
    keep: percent(0, 90_00),
    /** The printed price to try. */
    tag: priceField,
  },
  discount: { off: percent(1, 99_00), pieces: count(1, 10_00_000) },
  rise: {
    /** Services or pieces in a month. */
    sold: count(1, 10_00_000),
    price: priceField,
    cost: costField,
    rise: percent(1, 100_00),
  },
} as const satisfies Record<string, Record<string, Field>>;

export interface PricingInput {
  rounding: Rounding;
  unit: Values<keyof typeof PRICING_FIELDS.unit> & { lines: readonly Cost[] };
  hour: Values<keyof typeof PRICING_FIELDS.hour> & { costs: readonly Cost[] };
  price: Values<keyof typeof PRICING_FIELDS.price>;
  shop: Values<keyof typeof PRICING_FIELDS.shop>;
  discount: Values<keyof typeof PRICING_FIELDS.discount>;
  rise: Values<keyof typeof PRICING_FIELDS.rise>;
}
export type PricingPart = Exclude<keyof PricingInput, "rounding">;

/** Parses one part of the form, since each part has its own result. */
export function readPricingPart<P extends PricingPart>(
  part: P,
  figures: PricingFigures,
): ReadResult<PricingInput[P]> {
  const reader = createFieldReader();
  const readCosts = (path: string, lines: readonly CostFields[]): Cost[] =>
    lines.map(({ label, amount }, index) => ({
      label: cleanLabel(label),
      amount: reader.readNumber(`${path}.${index}.amount`, costField, amount),
    }));
  const parts: { [Part in PricingPart]: () => PricingInput[Part] } = {
    unit: () => ({
      ...reader.readNumbers("unit", PRICING_FIELDS.unit, figures.unit),
      lines: readCosts("unit.lines", figures.unit.lines),
    }),
    hour: () => ({
      ...reader.readNumbers("hour", PRICING_FIELDS.hour, figures.hour),
      costs: readCosts("hour.costs", figures.hour.costs),
    }),
    price: () => reader.readNumbers("price", PRICING_FIELDS.price, figures.price),
    shop: () => reader.readNumbers("shop", PRICING_FIELDS.shop, figures.shop),
    discount: () => reader.readNumbers("discount", PRICING_FIELDS.discount, figures.discount),
    rise: () => reader.readNumbers("rise", PRICING_FIELDS.rise, figures.rise),
  };
  return reader.toResult(parts[part]());
}

export function readPricing(figures: PricingFigures): ReadResult<PricingInput> {
  const parts = {
    unit: readPricingPart("unit", figures),
    hour: readPricingPart("hour", figures),
    price: readPricingPart("price", figures),
    shop: readPricingPart("shop", figures),
    discount: readPricingPart("discount", figures),
    rise: readPricingPart("rise", figures),
  };
  const problems = Object.values(parts).flatMap((part) =>
    "problems" in part ? part.problems : [],
  );
  const { unit, hour, price, shop, discount, rise } = parts;
  if ("problems" in unit || "problems" in hour || "problems" in price) return { problems };
  if ("problems" in shop || "problems" in discount || "problems" in rise) return { problems };
  return {
    input: {
      rounding: figures.rounding,
      unit: unit.input,
      hour: hour.input,
      price: price.input,
      shop: shop.input,
      discount: discount.input,
      rise: rise.input,
    },
  };
}

export interface UnitCost {
  /** Value of the owner's hours, to the paisa. */
  ownWork: Paise;
  batchCost: Paise;
  /** Batch cost per piece, to the paisa, and as rounded for the full cost. */
  exactPerPiece: Paise;
  perPiece: Paise;
  fixedPerPiece: Paise;
  /** `perPiece` and `fixedPerPiece`. */
  fullCost: Paise;
}

export interface HourCost {
  /** Desired income plus costs. */
  requiredIncome: Paise;
  billableMinutes: number;
  pricePerHour: Paise;
  /** The price per hour if all hours away from home were billable: the usual mistake. */
  naivePerHour: Paise;
  visitPrice: Paise;
  /** Monthly income from charged hours minus what is needed; may be negative. */
  surplus: Paise;
}

/** What a price on a tag earns. */
export interface TagOutcome {
  /** What the buyer pays with tax, minus the shop's share or the discount. */
  paid: Paise;
  priceBeforeTax: Paise;
  /** Profit after the full cost; negative if each piece makes a loss. */
  profit: Paise;
  /** Profit as a share of the price before tax. */
  margin: BasisPoints;
}

export interface MarginPrice {
  margin: BasisPoints;
  /** Percentage to add to the cost. */
  markup: BasisPoints;
  priceBeforeTax: Paise;
}

export interface PricingResult {
  unit: UnitCost;
  hour: HourCost;
  price: {
    /** The price for the requested share to keep; with tax, it is the price on the tag. */
    requestedMargin: MarginPrice & { priceWithTax: Paise };
    /** Margins of 20, 25, 30, 40 and 50 %. */
    marginTable: readonly MarginPrice[];
    /** The tag, sold directly. */
    directSale: TagOutcome;
    /** Pieces per month that pay the fixed costs; undefined if a piece has no margin. */
    breakEven: number | undefined;
  };
  shop: {
    /** The price part's tag, sold through the shop. */
    currentTag: TagOutcome;
    /** The lowest tag that has the requested margin. */
    tagNeeded: Paise;
    /** Another tag, sold through the shop, and directly. */
    triedTag: TagOutcome;
    triedTagDirect: TagOutcome;
  };
  discount: {
    discountedSale: TagOutcome;
    /** Pieces that earn as much as without the discount; undefined if impossible. */
    piecesNeeded: number | undefined;
    /** The same, without fixed costs. */
    piecesAtVariableCost: number | undefined;
  };
  rise: {
    profitPerPiece: Paise;
    monthlyProfit: Paise;
    newPrice: Paise;
    newProfitPerPiece: Paise;
    /** Pieces that earn as much as now; undefined if nothing is earned now. */
    piecesNeeded: number | undefined;
    /** Number of customers that can be lost without earning less. */
    maxLostCustomers: number | undefined;
  };
}
