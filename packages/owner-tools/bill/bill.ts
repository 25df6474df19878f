import type { BasisPoints } from "../kit/figures/readers.ts";
import type { Paise } from "@angadi/formats/rupees";

/** The seller's GST registration, which decides the kind of document. */
export type Registration = "regular" | "composition" | "none";

/** The numbers of a line, all integers. */
export interface LineInput {
  /** Thousandths of a unit: 1250 is 1.25 kg. */
  quantity: number;
  /** Price of one unit, in hundredths of a paisa. */
  rate: number;
  /** At most quantity × rate. */
  discount: { percent: BasisPoints } | { amount: Paise };
  /** CGST and SGST together, or IGST; 0 if untaxed. */
  taxRate: BasisPoints;
  cessRate: BasisPoints;
}

export interface BillInput {
  registration: Registration;
  /** State codes such as "36". Required only for a regular registration. */
  sellerState: string;
  placeOfSupply: string;
  /** Whether the buyer pays the tax to the government: it is shown but not charged. */
  reverseCharge: boolean;
  /** Whether prices and freight include tax. Ignored under reverse charge. */
  pricesIncludeTax: boolean;
  roundToRupee: boolean;
  lines: readonly LineInput[];
  /** Freight and packing, taxed like the goods. */
  freight: Paise;
}

export interface LineSums {
  /** Quantity × rate. */
  gross: Paise;
  discount: Paise;
  /** Gross minus discount, including tax if prices do. */
  amount: Paise;
  taxableValue: Paise;
}

/** The computed amounts of all goods with the same tax and cess rates. */
export interface RateSums {
  taxRate: BasisPoints;
  cessRate: BasisPoints;
  /** Taxable value of the lines and their share of the freight. */
  taxableValue: Paise;
  /** The share of the freight in `taxableValue`. */
  freight: Paise;
  cgst: Paise;
  /** SGST; UTGST in a union territory without a legislature. */
  sgst: Paise;
  igst: Paise;
  cess: Paise;
}

export interface BillSums {
  lines: readonly LineSums[];
  /** Sorted by highest tax, then highest cess; untaxed goods have a rate of 0. */
  rates: readonly RateSums[];
  linesTaxableValue: Paise;
  freightTaxableValue: Paise;
  /** Taxable value of lines and freight. */
  taxableValue: Paise;
  /** All taxes and the cess, charged or not. */
  tax: Paise;
  /** Amount added or subtracted to round to whole rupees. */
  roundOff: Paise;
  total: Paise;
}
