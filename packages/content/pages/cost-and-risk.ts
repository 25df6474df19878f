/**
 * What a tool costs and what its owner risks. From the specification: the plans, free to start,
 * 14-day free trial, no credit card, cancel anytime, access to the end of the billing cycle, no
 * refunds. Who owns the data: as in the terms and the privacy policy.
 */
import {
  type Prices,
  findCheapestPlan,
  joinSentences,
  formatLowestPrice,
  plans,
} from "../plans.ts";

const [free, first, larger] = plans;

export const planFacts = { free, first, larger };

/** One month of the cheapest paid plan; the amounts are calculated on rendering. */
export function getMonthBillCopy(prices: Prices) {
  const { name, monthlyPrice } = findCheapestPlan(prices);
  return {
    heading: name,
    note: "monthly",
    trial: "The first 14 days",
    price: monthlyPrice,
    month: "Then, a month",
    gst: "GST, 18%",
    total: "You pay a month",
  };
}

/** What all plans have in common. */
export function formatPriceSummary(prices: Prices): string {
  const from = formatLowestPrice(prices);
  return joinSentences(
    "Start at ₹0.",
    from && `Paid plans begin at ${from} a month, and 18% GST is added.`,
  );
}

const dataOwnership =
  "What you put in stays yours: words, pictures and customers’ details. We use it to do what you ask for, and do not sell it.";

/** A tool's own copy, combined with what is the same for all tools. */
export function getCostAndRiskCopy(copy: {
  heading: string;
  lede: string;
  ownershipText?: string;
}) {
  return {
    eyebrow: "Price and risk",
    heading: copy.heading,
    lede: copy.lede,
    points: [
      {
        title: "Try first, cancel anytime",
        text: "The 14-day free trial needs no credit card. You cancel in your account settings, and the plan works to the end of the month or year you paid for. Payments are not refunded.",
      },
      { title: "Your data stays yours", text: copy.ownershipText ?? dataOwnership },
    ],
    links: [
      { title: "Compare the plans", href: "/pricing" },
      { title: "Refund policy", href: "/return-policy" },
      { title: "Privacy policy", href: "/privacy" },
    ],
  };
}
