import { clearTexts } from "../kit/clear-texts.ts";
import type { LatePaymentFields } from "./input.ts";

/**
 * The example of the guide on cash flow: a printing press in Sivakasi sold calendars for ₹2,00,000,
 * with 45 days agreed, and was paid three months late.
 */
export const latePaymentExample: LatePaymentFields = {
  registration: "before",
  trade: "makes",
  bill: { accepted: "2025-11-21", agreedDays: "45", amount: "2,00,000", until: "2026-04-05" },
  payments: [],
  names: { supplier: "", udyam: "", buyer: "", number: "" },
};

/**
 * The same press, but the agreed days exceed the legal maximum, four bank rates apply in turn, and a
 * part has been paid.
 */
export const partPaymentExample: LatePaymentFields = {
  ...latePaymentExample,
  bill: { accepted: "2024-12-20", agreedDays: "60", amount: "3,50,000", until: "2026-01-31" },
  payments: [{ day: "2025-05-20", amount: "1,00,000" }],
};

export const emptyLatePayment: LatePaymentFields = {
  ...latePaymentExample,
  bill: clearTexts(latePaymentExample.bill),
};
