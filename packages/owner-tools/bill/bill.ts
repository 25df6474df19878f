import type { BasisPoints } from "../kit/figures/readers.ts";
import type { Paise } from "@angadi/ui/money/rupees";

/** How the seller stands to GST, which decides what kind of paper the bill is. */
export type Registration = "regular" | "composition" | "none";

/** What is taken off a line: a share of it, or an amount. */
export type Discount = { percent: BasisPoints } | { amount: Paise };

/** A line's figures, all whole numbers. */
export interface LineFigures {
  /** Thousandths of a unit: 1250 is 1.25 kg. */
  quantity: number;
  /** Of one unit. */
  rate: Paise;
  /** At most quantity × rate. */
  discount: Discount;
  /** CGST and SGST together, or IGST; nothing for what bears none. */
  tax: BasisPoints;
  cess: BasisPoints;
}

/** All that a bill's sums follow from. */
export interface BillFigures {
  registration: Registration;
  /** Codes of the two states, "36". Asked only where the registration is regular. */
  sellerState: string;
  placeOfSupply: string;
  /** The buyer pays the tax to the government: it is shown, and not charged. */
  reverseCharge: boolean;
  /** Rates and freight are with tax. Of no meaning under reverse charge: there they are without. */
  pricesIncludeTax: boolean;
  /** The total goes to the nearest rupee. */
  roundToRupee: boolean;
  lines: readonly LineFigures[];
  /** Freight and packing, taxed as the goods are. */
  freight: Paise;
}

/** One line, worked out. */
export interface LineSums {
  /** Quantity × rate. */
  gross: Paise;
  discount: Paise;
  /** Gross less discount, with tax where prices are. */
  amount: Paise;
  /** The same without tax. */
  taxable: Paise;
}

/** All that is taxed alike. */
export interface RateSums {
  tax: BasisPoints;
  cessRate: BasisPoints;
  /** Of the lines and their share of the freight. */
  taxable: Paise;
  /** The share of the freight that is in it. */
  freight: Paise;
  cgst: Paise;
  /** SGST; UTGST in a union territory without a legislature. */
  sgst: Paise;
  igst: Paise;
  cess: Paise;
}

/** A bill, worked out. */
export interface BillSums {
  /** In the order of the lines. */
  lines: readonly LineSums[];
  /** The highest tax first, then the highest cess; untaxed things are a rate of nothing. */
  rates: readonly RateSums[];
  /** Of the lines alone. */
  linesTaxable: Paise;
  /** The freight without tax. */
  freightTaxable: Paise;
  /** Both. */
  taxable: Paise;
  /** All taxes and the cess, charged or not. */
  tax: Paise;
  /** What is added, or taken off, to come to whole rupees. */
  roundOff: Paise;
  total: Paise;
}
