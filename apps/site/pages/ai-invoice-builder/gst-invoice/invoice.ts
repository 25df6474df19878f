/** A billed item. */
export interface InvoiceLine {
  description: string;
  /** HSN code for goods, SAC for services. */
  code: string;
  /** In whole units. */
  quantity: number;
  unit: string;
  /** Price per unit before tax, in paise. */
  rate: number;
  /** GST rate in per cent; 0 if exempt. */
  gst: number;
}

/** The seller or the buyer. */
export interface Party {
  name: string;
  address: readonly string[];
  /** Fifteen characters; the first two are the state code. */
  gstin: string;
}

/** A GST invoice as entered by the seller. Everything else is calculated from it. */
export interface Invoice {
  number: string;
  date: string;
  due: string;
  supplier: Party;
  customer: Party;
  placeOfSupply: { state: string; code: string };
  /** The kind of code the lines use. */
  codes: "HSN" | "SAC";
  lines: readonly InvoiceLine[];
  note: string;
}
