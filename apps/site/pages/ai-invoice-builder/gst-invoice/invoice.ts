/** One thing billed. */
export interface InvoiceLine {
  description: string;
  /** HSN of goods, SAC of services. */
  code: string;
  /** In whole units. */
  quantity: number;
  unit: string;
  /** Paise for one unit, before tax. */
  rate: number;
  /** Per cent of GST; 0 for what bears none. */
  gst: number;
}

/** Who sells, or who buys. */
export interface Party {
  name: string;
  address: readonly string[];
  /** Fifteen characters; the first two are the code of the state. */
  gstin: string;
}

/** A GST invoice as its seller fills it in. What follows from it is worked out. */
export interface Invoice {
  number: string;
  date: string;
  due: string;
  supplier: Party;
  customer: Party;
  placeOfSupply: { state: string; code: string };
  /** What the lines' codes are. */
  codes: "HSN" | "SAC";
  lines: readonly InvoiceLine[];
  note: string;
}
