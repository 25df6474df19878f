import {
  type Field,
  type ReadResult,
  count,
  hours,
  cleanLabel,
  percent,
  reader,
  rupees,
} from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/ui/money/rupees";
import type { BasisPoints } from "../kit/figures/readers.ts";
import type { Rounding } from "../kit/figures/rounding.ts";

/** Most lines of costs. */
export const MAX_COSTS = 15;

/** The most that a price or a cost may be: ₹1 crore. A price is at least ₹1. */
const MAX_AMOUNT: Paise = 1_00_00_000_00;
const money = rupees(1_00, MAX_AMOUNT);
/** A cost that may be nothing, also by being left empty. */
export const costField: Field = { ...rupees(0, MAX_AMOUNT), emptyValue: 0 };

/** A cost as typed; nothing typed is nothing. */
export interface CostFields {
  label: string;
  amount: string;
}
/** A cost read. */
export interface Cost {
  label: string;
  amount: Paise;
}

/** The guide's seven sittings as a form. Each part can be read by itself: `readPart`. */
export interface PricingFields {
  rounding: Rounding;
  /** Sitting 1: one batch, own hours, and the month's costs spread over an ordinary month. */
  unit: Texts<keyof typeof PRICING_FIELDS.unit> & { lines: readonly CostFields[] };
  /** Sitting 2: an hour of one's time. */
  hour: Texts<keyof typeof PRICING_FIELDS.hour> & { costs: readonly CostFields[] };
  /** Sittings 3 and 6: what to keep, the tax, and the price on the tag with tax. */
  price: Texts<keyof typeof PRICING_FIELDS.price>;
  /** Sitting 6: a shop that wants its share of the printed price. */
  shop: Texts<keyof typeof PRICING_FIELDS.shop>;
  /** Sitting 7: a discount on the tag, and the pieces sold without it. */
  discount: Texts<keyof typeof PRICING_FIELDS.discount>;
  /** Sitting 7: a rise, at prices before tax. */
  rise: Texts<keyof typeof PRICING_FIELDS.rise>;
}
type Texts<K extends string> = Record<K, string>;
type Values<K extends string> = Record<K, number>;

/**
 * The figures of each part and their limits: money in paise, shares in hundredths of a percent,
 * hours in minutes.
 */
export const PRICING_FIELDS = {
  unit: {
    /** Pieces in the batch. */
    pieces: count(1, 10_00_000),
    /** Own hours in the batch, and what an hour of them is worth. */
    ownHours: { ...hours(0, 60_000), emptyValue: 0 },
    ownRate: { ...rupees(0, 1_00_000_00), emptyValue: 0 },
    /** What the month costs whether one works or not, and pieces sold in an ordinary month. */
    fixed: costField,
    sold: count(1, 10_00_000),
  },
  hour: {
    /** Wanted for oneself in a month. */
    wanted: money,
    days: count(1, 31),
    /** Hours of a day that can be billed, and hours out of the house. */
    billable: hours(1, 1440),
    out: hours(1, 1440),
    /** What is charged for an hour, and how long a visit is. */
    charge: money,
    visit: hours(1, 1440),
  },
  price: {
    /** Share of the price before tax that is kept. */
    keep: percent(0, 90_00),
    /** GST in the price; 0 for who charges none. */
    gst: percent(0, 40_00),
    /** The chosen price, with tax. */
    tag: money,
  },
  shop: {
    /** The shop's share of the printed price. */
    share: percent(0, 90_00),
    /** What is to be kept of what the shop pays before tax. */
    keep: percent(0, 90_00),
    /** The printed price that is tried. */
    tag: money,
  },
  discount: { off: percent(1, 99_00), pieces: count(1, 10_00_000) },
  rise: {
    /** Services or pieces in a month. */
    sold: count(1, 10_00_000),
    price: money,
    /** What each of them costs by itself. */
    cost: costField,
    rise: percent(1, 100_00),
  },
} as const satisfies Record<string, Record<string, Field>>;

/** `PricingFields` read. */
export interface PricingInput {
  rounding: Rounding;
  unit: Values<keyof typeof PRICING_FIELDS.unit> & { lines: readonly Cost[] };
  hour: Values<keyof typeof PRICING_FIELDS.hour> & { costs: readonly Cost[] };
  price: Values<keyof typeof PRICING_FIELDS.price>;
  shop: Values<keyof typeof PRICING_FIELDS.shop>;
  discount: Values<keyof typeof PRICING_FIELDS.discount>;
  rise: Values<keyof typeof PRICING_FIELDS.rise>;
}
/** A part of the form. */
export type PricingPart = Exclude<keyof PricingInput, "rounding">;

/** Reads one part of the form, so that its result need not wait for the others. */
export function readPart<P extends PricingPart>(
  part: P,
  fields: PricingFields,
): ReadResult<PricingInput[P]> {
  const read = reader();
  const costs = (place: string, lines: readonly CostFields[]): Cost[] =>
    lines.map(({ label, amount }, index) => ({
      label: cleanLabel(label),
      amount: read.number(`${place}.${index}.amount`, costField, amount),
    }));
  const parts: { [Part in PricingPart]: () => PricingInput[Part] } = {
    unit: () => ({
      ...read.numbers("unit", PRICING_FIELDS.unit, fields.unit),
      lines: costs("unit.lines", fields.unit.lines),
    }),
    hour: () => ({
      ...read.numbers("hour", PRICING_FIELDS.hour, fields.hour),
      costs: costs("hour.costs", fields.hour.costs),
    }),
    price: () => read.numbers("price", PRICING_FIELDS.price, fields.price),
    shop: () => read.numbers("shop", PRICING_FIELDS.shop, fields.shop),
    discount: () => read.numbers("discount", PRICING_FIELDS.discount, fields.discount),
    rise: () => read.numbers("rise", PRICING_FIELDS.rise, fields.rise),
  };
  return read.done(parts[part]());
}

/** Reads the whole form, as the workbook needs it. */
export function readPricing(fields: PricingFields): ReadResult<PricingInput> {
  const parts = {
    unit: readPart("unit", fields),
    hour: readPart("hour", fields),
    price: readPart("price", fields),
    shop: readPart("shop", fields),
    discount: readPart("discount", fields),
    rise: readPart("rise", fields),
  };
  const problems = Object.values(parts).flatMap((read) =>
    "problems" in read ? read.problems : [],
  );
  const { unit, hour, price, shop, discount, rise } = parts;
  if ("problems" in unit || "problems" in hour || "problems" in price) return { problems };
  if ("problems" in shop || "problems" in discount || "problems" in rise) return { problems };
  return {
    input: {
      rounding: fields.rounding,
      unit: unit.input,
      hour: hour.input,
      price: price.input,
      shop: shop.input,
      discount: discount.input,
      rise: rise.input,
    },
  };
}

/** What one piece costs: `computeUnitCost`. */
export interface UnitCost {
  /** Own hours at their worth, to the paisa. */
  own: Paise;
  /** All of the batch. */
  batch: Paise;
  /** A piece of the batch to the paisa, and as the sums go on with it. */
  exactEach: Paise;
  each: Paise;
  /** A piece's part of the month's fixed costs. */
  fixedEach: Paise;
  /** The full cost: `each` and `fixedEach`. */
  full: Paise;
}

/** What an hour has to bring: `computeHourCost`. */
export interface HourCost {
  /** Wanted and costs together. */
  needed: Paise;
  /** Billable minutes of a month. */
  minutes: number;
  perHour: Paise;
  /** What the hour would be by the hours out of the house: the usual mistake. */
  mistaken: Paise;
  /** The visit at what is charged. */
  visit: Paise;
  /** What the charged hours bring in a month, less what is needed; may be below nothing. */
  over: Paise;
}

/** What is left of a price on a tag: `fromTag`. */
export interface TagOutcome {
  /** What the buyer pays, with tax: less the shop's share or the discount. */
  paid: Paise;
  beforeTax: Paise;
  /** Less the full cost; below nothing where each piece loses. */
  profit: Paise;
  /** Kept, as a share of the price before tax. */
  margin: BasisPoints;
}

/** What a share that is kept asks for. */
export interface MarginPrice {
  keep: BasisPoints;
  /** What has to be added to the cost for it. */
  markup: BasisPoints;
  beforeTax: Paise;
}

/** All of the seven sittings: `computePricing`. */
export interface PricingResult {
  unit: UnitCost;
  hour: HourCost;
  price: {
    /** For the share that was asked for; `withTax` is what the tag would say. */
    asked: MarginPrice & { withTax: Paise };
    /** The guide's table: 20, 25, 30, 40 and 50 %. */
    choices: readonly MarginPrice[];
    /** The chosen tag, sold by oneself. */
    own: TagOutcome;
    /** Pieces a month that pay the fixed costs; undefined if a piece leaves nothing. */
    breakEven: number | undefined;
  };
  shop: {
    /** The chosen tag of the price part, sold through the shop. */
    now: TagOutcome;
    /** The lowest price that keeps the wanted margin, computed backwards. */
    tagNeeded: Paise;
    /** The tag that is tried: through the shop, and by oneself. */
    through: TagOutcome;
    own: TagOutcome;
  };
  discount: {
    after: TagOutcome;
    /** Pieces that leave as much as before; undefined if none would. */
    pieces: number | undefined;
    /** The same, counting only what rises with each piece: the kinder picture. */
    kinder: number | undefined;
  };
  rise: {
    left: Paise;
    month: Paise;
    price: Paise;
    leftAfter: Paise;
    /** Pieces that leave as much as now; undefined where now nothing is left. */
    needed: number | undefined;
    /** Customers one can lose and be no poorer. */
    canLose: number | undefined;
  };
}
