import { emptyBudget, budgetExample } from "@angadi/owner-tools/start-up-budget/example";
import { emptyCashFlow, cashFlowExample } from "@angadi/owner-tools/cash-flow/example";
import { emptyFunding, fundingExample, emptyOffer } from "@angadi/owner-tools/funding/example";
import { gstSplitExample } from "@angadi/owner-tools/gst-split/example";
import { latePaymentExample, partPaymentExample } from "@angadi/owner-tools/late-payment/example";
import { emptyLoan, loanExample } from "@angadi/owner-tools/loan/example";
import { emptyPricing, pricingExample } from "@angadi/owner-tools/pricing/example";

/** The forms of the guides' tools with their worked examples. */
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
  budget: emptyBudget,
  cashFlow: emptyCashFlow,
  pricing: emptyPricing,
  loan: emptyLoan,
  funding: emptyFunding,
  offer: emptyOffer,
};
