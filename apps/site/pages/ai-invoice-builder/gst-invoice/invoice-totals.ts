import type { Invoice } from "./invoice.ts";

/** One tax at one rate: the state's or the centre's half, or the whole across a border. */
export interface Tax {
  kind: "CGST" | "SGST" | "IGST";
  percent: number;
  /** The value it is charged on. */
  taxableValue: number;
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

type InvoiceInput = Pick<Invoice, "placeOfSupply" | "lines"> & {
  supplier: Pick<Invoice["supplier"], "gstin">;
};

/**
 * Calculates an invoice's totals. If the place of supply is the seller's own state, each tax rate
 * is split into equal halves, CGST and SGST; otherwise it is IGST. The total is rounded to a whole
 * rupee.
 */
export function calculateTotals({ supplier, placeOfSupply, lines }: InvoiceInput): InvoiceTotals {
  const lineValues = lines.map(({ quantity, rate }) => quantity * rate);
  const rates = new Set(lines.map(({ gst }) => gst).filter((gst) => gst > 0));
  const isIntraState = supplier.gstin.startsWith(placeOfSupply.code);
  const taxes = [...rates]
    .toSorted((a, b) => b - a)
    .flatMap((gst) => {
      const taxableValue = sum(lineValues.filter((_, index) => lines[index]?.gst === gst));
      return isIntraState
        ? splitGst(gst, taxableValue)
        : [{ kind: "IGST" as const, ...calculateTax(gst, taxableValue) }];
    });
  const taxable = sum(lineValues);
  const exactTotal = taxable + sum(taxes.map(({ amount }) => amount));
  const total = Math.round(exactTotal / 100) * 100;
  return { lines: lineValues, taxable, taxes, roundOff: total - exactTotal, total };
}

const sum = (amounts: readonly number[]) =>
  amounts.reduce((subtotal, amount) => subtotal + amount, 0);

const calculateTax = (percent: number, taxableValue: number) => ({
  percent,
  taxableValue,
  amount: Math.round((taxableValue * percent) / 100),
});

const splitGst = (gst: number, taxableValue: number): Tax[] => [
  { kind: "CGST", ...calculateTax(gst / 2, taxableValue) },
  { kind: "SGST", ...calculateTax(gst / 2, taxableValue) },
];
