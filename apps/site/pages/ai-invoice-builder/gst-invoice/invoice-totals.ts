import type { Invoice } from "./invoice.ts";

/** One tax at one rate: the state's or the centre's half, or the whole across a border. */
export interface Tax {
  kind: "CGST" | "SGST" | "IGST";
  percent: number;
  /** The value it is charged on. */
  on: number;
  amount: number;
}

/** All amounts in whole paise. */
export interface InvoiceTotals {
  /** Taxable value of each line, in the lines' order. */
  lines: readonly number[];
  taxable: number;
  taxes: readonly Tax[];
  /** The amount added or subtracted to reach whole rupees. */
  roundOff: number;
  total: number;
}

type Billed = Pick<Invoice, "placeOfSupply" | "lines"> & {
  supplier: Pick<Invoice["supplier"], "gstin">;
};

/**
 * Calculates an invoice's totals. If the place of supply is the seller's own state, each tax rate
 * is split into equal halves, CGST and SGST; otherwise it is IGST. The total is rounded to a whole
 * rupee.
 */
export function invoiceTotals({ supplier, placeOfSupply, lines }: Billed): InvoiceTotals {
  const values = lines.map(({ quantity, rate }) => quantity * rate);
  const rates = new Set(lines.map(({ gst }) => gst).filter((gst) => gst > 0));
  const ownState = supplier.gstin.startsWith(placeOfSupply.code);
  const taxes = [...rates]
    .toSorted((one, other) => other - one)
    .flatMap((gst) => {
      const on = sum(values.filter((_, index) => lines[index]?.gst === gst));
      return ownState ? halves(gst, on) : [{ kind: "IGST" as const, ...tax(gst, on) }];
    });
  const taxable = sum(values);
  const exact = taxable + sum(taxes.map(({ amount }) => amount));
  const total = Math.round(exact / 100) * 100;
  return { lines: values, taxable, taxes, roundOff: total - exact, total };
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

const tax = (percent: number, on: number) => ({
  percent,
  on,
  amount: Math.round((on * percent) / 100),
});

const halves = (gst: number, on: number): Tax[] => [
  { kind: "CGST", ...tax(gst / 2, on) },
  { kind: "SGST", ...tax(gst / 2, on) },
];
