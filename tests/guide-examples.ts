import { budgetBlank, budgetExample } from "#tools/start-up-budget/example.ts";
import { cashFlowBlank, cashFlowExample } from "#tools/cash-flow/example.ts";
import { fundingBlank, fundingExample, offerBlank } from "#tools/funding/example.ts";
import { gstSplitExample } from "#tools/gst-split/example.ts";
import { latePaymentExample, partPaymentExample } from "#tools/late-payment/example.ts";
import { loanBlank, loanExample } from "#tools/loan/example.ts";
import { pricingBlank, pricingExample } from "#tools/pricing/example.ts";

/** The forms of the guides' tools: their worked examples, and with nothing filled in. */
export const examples = {
  budget: budgetExample,
  cashFlow: cashFlowExample,
  pricing: pricingExample,
  loan: loanExample,
  funding: fundingExample,
  latePayment: latePaymentExample,
  partPayment: partPaymentExample,
  gstSplit: gstSplitExample,
};
/** The forms before anything is filled in. */
export const blanks = {
  budget: budgetBlank,
  cashFlow: cashFlowBlank,
  pricing: pricingBlank,
  loan: loanBlank,
  funding: fundingBlank,
  offer: offerBlank,
};
