import fc from "fast-check";
import { type CashFlowInput, WEEK_COUNT } from "@angadi/owner-tools/cash-flow/arithmetic";
import type { Field } from "@angadi/owner-tools/kit/figures/fields";
import {
  type FundingInput,
  OFFER_FIELDS,
  OFFER_KINDS,
  type FundingOffer,
} from "@angadi/owner-tools/funding/input";
import {
  MAX_OFFERS,
  type OfferKind,
  findCombinationProblem,
} from "@angadi/owner-tools/funding/input";
import { GST_SPLIT_FIELDS, type GstSplitInput } from "@angadi/owner-tools/gst-split/input";
import { LOAN_FIELDS, type LoanInput, type LoanPart } from "@angadi/owner-tools/loan/input";
import {
  PRICING_FIELDS,
  type PricingInput,
  type PricingPart,
} from "@angadi/owner-tools/pricing/input";
import { findPaymentProblem } from "@angadi/owner-tools/kit/figures/rates";
import type { BudgetInput } from "@angadi/owner-tools/start-up-budget/arithmetic";

/** Generated values for the guides' tools, all accepted by their parsers. */

const CRORE = 1_00_00_000_00;

/** Any value of a field; amounts are mostly small, sometimes up to the field's maximum. */
const createFieldValue = ({ unit, min, max }: Field): fc.Arbitrary<number> => {
  if (unit !== "rupees") return fc.integer({ min, max });
  const smallValue = fc.integer({ min, max: Math.min(max, 2 * CRORE) });
  const wholeValue = fc
    .integer({ min: Math.ceil(min / 100), max: Math.min(max, CRORE) / 100 })
    .map((rupees) => rupees * 100);
  return fc.oneof(
    { weight: 4, arbitrary: smallValue },
    { weight: 4, arbitrary: wholeValue },
    {
      weight: 1,
      arbitrary: fc.integer({ min, max }),
    },
  );
};
const createFieldValues = (fields: Readonly<Record<string, Field>>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, createFieldValue(field)]),
    ),
  );

/** Labels that may break files. */
const label = fc.oneof(
  fc.constantFrom(
    "Rent",
    "=1+1",
    "+91 98480 12345",
    "<b>&amp;",
    "किराया",
    'Oil, "pure"',
    "-",
    "🍞",
  ),
  fc.string({ maxLength: 20 }).map((text) => text.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, " ").trim()),
);
const createPaise = (max = CRORE) => fc.integer({ min: 0, max });
const rounding = fc.constantFrom("rupee" as const, "paisa" as const);

const lines = fc.array(
  fc.record({ label, amount: createPaise(), weeks: fc.nat(20), deposit: fc.boolean() }),
  { maxLength: 4 },
);

/** Only lines of box A can be deposits, as in the parser. */
const plainLines = lines.map((rows) => rows.map((line) => Object.assign(line, { deposit: false })));

/** Start-up budgets. */
export const budgetInputs: fc.Arbitrary<BudgetInput> = fc.record({
  boxes: fc.record({
    A: lines,
    B: plainLines,
    C: plainLines,
    D: plainLines,
    E: plainLines,
    F: plainLines,
  }),
  stages: fc.record({ order: fc.nat(20), delivery: fc.nat(20), works: fc.nat(20) }),
  running: fc.record({
    costs: fc.array(fc.record({ label, amount: createPaise() }), { maxLength: 4 }),
    left: fc.array(createPaise(), { maxLength: 6 }),
  }),
  household: fc.record({ needs: createPaise(), income: createPaise(), months: fc.nat(60) }),
  margin: fc.integer({ min: 20_00, max: 30_00 }),
  have: createPaise(),
});

const weeks = fc.array(fc.oneof(fc.constant(0), createPaise()), {
  minLength: WEEK_COUNT,
  maxLength: WEEK_COUNT,
});
const cashLines = fc.array(fc.record({ label, weeks }), { maxLength: 4 });

/** Thirteen-week sheets. */
export const cashFlowInputs: fc.Arbitrary<CashFlowInput> = fc.record({
  start: fc.option(fc.integer({ min: 20_000, max: 25_000 }), { nil: undefined }),
  bank: fc.integer({ min: -CRORE, max: CRORE }),
  drawer: createPaise(),
  cheques: createPaise(),
  cushion: createPaise(),
  in: cashLines,
  out: cashLines,
});

const costs = fc.array(fc.record({ label, amount: createPaise() }), { maxLength: 5 });
const createPart = <P extends PricingPart>(name: P) =>
  createFieldValues(PRICING_FIELDS[name]) as unknown as fc.Arbitrary<
    Omit<PricingInput[P], "lines" | "costs">
  >;

/** Price forms. */
export const pricingInputs: fc.Arbitrary<PricingInput> = fc
  .record({
    rounding,
    unit: createPart("unit"),
    hour: createPart("hour"),
    lines: costs,
    costs,
    price: createPart("price"),
    shop: createPart("shop"),
    discount: createPart("discount"),
    rise: createPart("rise"),
  })
  .map(({ lines, costs, ...input }) => {
    const unit = Object.assign(input.unit, { lines });
    return Object.assign(input, { unit, hour: Object.assign(input.hour, { costs }) });
  });

const createLoanPart = <P extends LoanPart>(name: P) =>
  createFieldValues(LOAN_FIELDS[name]) as unknown as fc.Arbitrary<LoanInput[P]>;

/** Loan forms. */
export const loanInputs: fc.Arbitrary<LoanInput> = fc
  .record({
    rounding,
    loan: createLoanPart("loan"),
    flat: createLoanPart("flat"),
    daily: fc.record({
      received: fc.integer({ min: 100_00, max: CRORE }),
      // The total repaid, in percent of the loan.
      repaidPercent: fc.integer({ min: 100, max: 500 }),
      count: fc.integer({ min: 1, max: 1000 }),
      every: fc.constantFrom("day" as const, "week" as const, "month" as const),
    }),
    limit: createLoanPart("limit"),
    prepayTime: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ prepayTime, loan, daily: { repaidPercent, ...daily }, ...input }) => {
    // A prepayment within the loan's term and amount; none for a loan that ends at once.
    const prepayAfter = Math.floor(prepayTime * (loan.months - 1));
    const prepay = prepayAfter < 1 ? 0 : Math.min(loan.prepay, loan.loan);
    const instalment = Math.max(
      100,
      Math.ceil((daily.received * repaidPercent) / 100 / daily.count),
    );
    return Object.assign(input, {
      loan: Object.assign(loan, { prepay, prepayAfter }),
      daily: Object.assign(daily, { instalment }),
    });
  })
  .filter(
    ({ daily: { received, instalment, count } }) =>
      !findPaymentProblem(received, instalment, count),
  );

/** Offers of one kind; charges are small compared with the amount, as in reality. */
export const createOfferArbitrary = (kind: OfferKind): fc.Arbitrary<FundingOffer> =>
  fc
    .record({
      name: label,
      every: fc.constantFrom("day" as const, "week" as const, "month" as const),
      figures: createFieldValues(OFFER_FIELDS[kind]),
      feePercent: fc.integer({ min: 0, max: 5 }),
      repaidPercent: fc.integer({ min: 101, max: 300 }),
    })
    .map(({ name, every, figures, feePercent, repaidPercent }) => {
      const { amount = 0, count = 1 }: Readonly<Record<string, number>> = figures;
      const fee = Math.floor((amount * feePercent) / 100);
      const payment = Math.max(100, Math.ceil((amount * repaidPercent) / 100 / count));
      if ("fee" in figures) Object.assign(figures, { fee });
      if ("payment" in figures) Object.assign(figures, { payment });
      return Object.assign(figures, { name, kind, every }) as unknown as FundingOffer;
    })
    .filter((offer) => findCombinationProblem(offer) === undefined);

/** One to four offers. */
export const fundingInputs: fc.Arbitrary<FundingInput> = fc.record({
  rounding,
  offers: fc.array(fc.constantFrom(...OFFER_KINDS).chain(createOfferArbitrary), {
    minLength: 1,
    maxLength: MAX_OFFERS,
  }),
});

/** Prices with tax and cost. */
export const gstSplitInputs: fc.Arbitrary<GstSplitInput> = fc.record({
  amount: createFieldValue(GST_SPLIT_FIELDS.amount),
  includesTax: fc.boolean(),
  rate: fc.constantFrom(0, 25, 3_00, 5_00, 18_00, 40_00),
  isSameState: fc.boolean(),
  cost: createFieldValue(GST_SPLIT_FIELDS.cost),
  costIncludesTax: fc.boolean(),
  composition: fc.constantFrom(1_00, 5_00, 6_00),
});
