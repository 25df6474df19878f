import { budgetBlank, budgetExample } from "#content/guide-tools/start-up-budget-example.ts";
import { cashFlowBlank, cashFlowExample } from "#content/guide-tools/cash-flow-example.ts";
import { fundingBlank, fundingExample, offerBlank } from "#content/guide-tools/funding-example.ts";
import { loanBlank, loanExample } from "#content/guide-tools/loan-example.ts";
import { pricingBlank, pricingExample } from "#content/guide-tools/pricing-example.ts";

/** The forms of the guides' tools: their worked examples, and with nothing filled in. */
export const examples = {
  budget: budgetExample,
  cashFlow: cashFlowExample,
  pricing: pricingExample,
  loan: loanExample,
  funding: fundingExample,
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
