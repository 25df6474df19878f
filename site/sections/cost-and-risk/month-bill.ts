import type { BillProps } from "#ui/bill/bill.tsx";
import { gstOn, rupees } from "../../money.ts";

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
export function monthBill(words: MonthBillWords): BillProps {
  const price = words.price * 100;
  const tax = gstOn(price);
  return {
    heading: words.heading,
    note: words.note,
    lines: [
      { label: words.trial, amount: rupees(0) },
      { label: words.month, amount: rupees(price) },
      { label: words.gst, amount: rupees(tax) },
    ],
    total: { label: words.total, amount: rupees(price + tax) },
  };
}
