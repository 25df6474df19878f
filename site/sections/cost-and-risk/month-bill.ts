import { rupeesText } from "#ui/money/rupees.ts";
import type { ReceiptProps } from "#ui/receipt/receipt.tsx";
import { gstOn } from "../../gst.ts";

export interface MonthBillWords {
  heading: string;
  note: string;
  /** Labels of the lines and of the total. */
  trial: string;
  month: string;
  gst: string;
  total: string;
  /** Whole rupees a month, without GST. */
  price: number;
}

/** What a month of a plan costs: nothing in the trial, then its price and the tax on it. */
export function monthBill(words: MonthBillWords): ReceiptProps {
  const price = words.price * 100;
  const tax = gstOn(price);
  return {
    heading: words.heading,
    note: words.note,
    lines: [
      { label: words.trial, amount: rupeesText(0) },
      { label: words.month, amount: rupeesText(price) },
      { label: words.gst, amount: rupeesText(tax) },
    ],
    total: { label: words.total, amount: rupeesText(price + tax) },
  };
}
