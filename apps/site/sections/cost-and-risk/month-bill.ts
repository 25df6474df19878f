import { formatPaise } from "@angadi/ui/money/rupees";
import type { ReceiptProps } from "@angadi/ui/receipt/receipt";
import { calculateGst } from "../../gst.ts";

export interface MonthBillCopy {
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

/** The cost of a month of a plan: nothing in the trial, then its price and GST. */
export function buildMonthBill(copy: MonthBillCopy): ReceiptProps {
  const price = copy.price * 100;
  const tax = calculateGst(price);
  return {
    heading: copy.heading,
    note: copy.note,
    lines: [
      { label: copy.trial, amount: formatPaise(0) },
      { label: copy.month, amount: formatPaise(price) },
      { label: copy.gst, amount: formatPaise(tax) },
    ],
    total: { label: copy.total, amount: formatPaise(price + tax) },
  };
}
