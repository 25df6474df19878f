import { multiplyDivide, sum, ceilDivide } from "../kit/figures/exact.ts";
import { InvalidInputError, check, checkAll } from "../kit/figures/fields.ts";
import type { Limits } from "../kit/figures/numbers.ts";
import type { Paise } from "@angadi/formats/rupees";
import { MAX_COSTS, PRICING_FIELDS, costField } from "./input.ts";
import type { Cost, HourCost, TagOutcome, MarginPrice, PricingInput, UnitCost } from "./input.ts";
import type { PricingPart, PricingResult } from "./input.ts";
import type { BasisPoints } from "../kit/figures/readers.ts";
import { type Rounding, multiplyAndRound, roundingUnit } from "../kit/figures/rounding.ts";

/** 100 %, in hundredths of a percent. */
const HUNDRED_PERCENT = 100_00;
/** The margins in the guide's table. */
export const MARGIN_CHOICES = [20_00, 25_00, 30_00, 40_00, 50_00] as const;

/** A full cost may be the sum of many lines. */
const COST = { min: 0, max: 1000 * costField.max };

/**
 * Sitting 1. The cost per piece of the batch and of the month's fixed costs, rounded separately
 * before they are added, as in the guide.
 */
export function computeUnitCost(unit: PricingInput["unit"], rounding: Rounding): UnitCost {
  checkPart("unit", unit);
  checkCosts("unit.lines", unit.lines);
  const own = multiplyDivide(unit.ownRate, unit.ownHours, 60);
  const batch = sum([...unit.lines.map(({ amount }) => amount), own]);
  const each = multiplyAndRound(rounding, batch, 1, unit.pieces);
  const fixedEach = multiplyAndRound(rounding, unit.fixed, 1, unit.sold);
  return {
    own,
    batch,
    exactEach: multiplyDivide(batch, 1, unit.pieces),
    each,
    fixedEach,
    full: each + fixedEach,
  };
}

/** Sitting 2. Rounds the hour, the mistaken hour and the visit. */
export function computeHourCost(hour: PricingInput["hour"], rounding: Rounding): HourCost {
  checkPart("hour", hour);
  checkCosts("hour.costs", hour.costs);
  const needed = sum([hour.wanted, ...hour.costs.map(({ amount }) => amount)]);
  const minutes = hour.days * hour.billable;
  return {
    needed,
    minutes,
    perHour: multiplyAndRound(rounding, needed, 60, minutes),
    naivePerHour: multiplyAndRound(rounding, needed, 60, hour.days * hour.out),
    visit: multiplyAndRound(rounding, hour.charge, hour.visit, 60),
    surplus: multiplyDivide(hour.charge, minutes, 60) - needed,
  };
}

/** Sitting 3. Divides the cost by 1 minus the share to keep; the markup is the difference. */
export function computePriceForMargin(
  cost: Paise,
  keep: BasisPoints,
  rounding: Rounding,
): MarginPrice {
  check("cost", COST, cost);
  check("price.keep", PRICING_FIELDS.price.keep, keep);
  return {
    keep,
    markup: multiplyDivide(keep, HUNDRED_PERCENT, HUNDRED_PERCENT - keep),
    beforeTax: multiplyAndRound(rounding, cost, HUNDRED_PERCENT, HUNDRED_PERCENT - keep),
  };
}

/**
 * Sitting 6. What is left of a printed price with tax, after a shop's share or a discount. Always
 * to the paisa, regardless of the rounding, since the tax in a price is exact.
 */
export function computeTagOutcome(
  tag: Paise,
  gst: BasisPoints,
  off: BasisPoints,
  cost: Paise,
): TagOutcome {
  check("price.tag", PRICING_FIELDS.price.tag, tag);
  check("price.gst", PRICING_FIELDS.price.gst, gst);
  check("shop.share", { min: 0, max: 99_00 }, off);
  check("cost", COST, cost);
  const paid = multiplyDivide(tag, HUNDRED_PERCENT - off, HUNDRED_PERCENT);
  const beforeTax = multiplyDivide(paid, HUNDRED_PERCENT, HUNDRED_PERCENT + gst);
  const profit = beforeTax - cost;
  return {
    paid,
    beforeTax,
    profit,
    margin: beforeTax === 0 ? 0 : multiplyDivide(profit, HUNDRED_PERCENT, beforeTax),
  };
}

/**
 * The lowest printed price that leaves the share `keep` above the cost, after the shop's share and
 * tax. Rounded up, after rounding to a hundredth of a paisa, as in the sheet.
 */
export function computeTagForMargin(
  cost: Paise,
  { keep, share, gst, rounding }: ShopTerms & { gst: BasisPoints; rounding: Rounding },
): Paise {
  const fine = multiplyDivide(
    cost,
    100 * HUNDRED_PERCENT * (HUNDRED_PERCENT + gst),
    (HUNDRED_PERCENT - keep) * (HUNDRED_PERCENT - share),
  );
  const unit = roundingUnit(rounding);
  return ceilDivide(fine, 100 * unit) * unit;
}
interface ShopTerms {
  keep: BasisPoints;
  share: BasisPoints;
}

/**
 * The smallest number of pieces that earn `targetAmount`, at `left` per piece; undefined if `left` is not
 * positive or `targetAmount` is negative.
 */
export const countPiecesNeeded = (targetAmount: Paise, left: Paise): number | undefined =>
  left <= 0 || targetAmount < 0 ? undefined : ceilDivide(targetAmount, left);

/**
 * Sitting 7's table: how much more must be sold at a discount, in hundredths of a percent of the
 * sales without it; undefined if the discount uses up the margin.
 */
export const computeExtraSales = (margin: BasisPoints, off: BasisPoints): BasisPoints | undefined =>
  off >= margin ? undefined : multiplyDivide(off, HUNDRED_PERCENT, margin - off);

/** Computes the price part; `unit` has the full cost and the fixed costs to break even on. */
export function computePrice(input: PricingInput, unit: UnitCost): PricingResult["price"] {
  const { rounding, price } = input;
  checkPart("price", price);
  const requestedMargin = computePriceForMargin(unit.full, price.keep, rounding);
  const own = computeTagOutcome(price.tag, price.gst, 0, unit.full);
  return {
    requestedMargin: {
      ...requestedMargin,
      withTax: multiplyAndRound(
        rounding,
        requestedMargin.beforeTax,
        HUNDRED_PERCENT + price.gst,
        HUNDRED_PERCENT,
      ),
    },
    choices: MARGIN_CHOICES.map((keep) => computePriceForMargin(unit.full, keep, rounding)),
    own,
    breakEven: countPiecesNeeded(input.unit.fixed, own.beforeTax - unit.each),
  };
}

/** Computes the shop part: a shop that takes a share of the printed price. */
export function computeShop(input: PricingInput, { full }: UnitCost): PricingResult["shop"] {
  const { rounding, price, shop } = input;
  checkPart("shop", shop);
  return {
    now: computeTagOutcome(price.tag, price.gst, shop.share, full),
    tagNeeded: computeTagForMargin(full, { ...shop, gst: price.gst, rounding }),
    through: computeTagOutcome(shop.tag, price.gst, shop.share, full),
    own: computeTagOutcome(shop.tag, price.gst, 0, full),
  };
}

/** Computes how many pieces a discount on the tag requires. */
export function computeDiscount(
  { price, discount }: PricingInput,
  unit: UnitCost,
): PricingResult["discount"] {
  checkPart("discount", discount);
  const now = computeTagOutcome(price.tag, price.gst, 0, unit.full);
  const after = computeTagOutcome(price.tag, price.gst, discount.off, unit.full);
  const findPiecesNeeded = (cost: Paise) => {
    const before = now.beforeTax - cost;
    return before <= 0
      ? undefined
      : countPiecesNeeded(multiplyDivide(before, discount.pieces, 1), after.beforeTax - cost);
  };
  return {
    after,
    pieces: findPiecesNeeded(unit.full),
    piecesAtVariableCost: findPiecesNeeded(unit.each),
  };
}

/** Computes the effect of a price rise: the new price is rounded, the pieces are rounded up. */
export function computeRise(rise: PricingInput["rise"], rounding: Rounding): PricingResult["rise"] {
  checkPart("rise", rise);
  const left = rise.price - rise.cost;
  const month = multiplyDivide(left, rise.sold, 1);
  const price = multiplyAndRound(
    rounding,
    rise.price,
    HUNDRED_PERCENT + rise.rise,
    HUNDRED_PERCENT,
  );
  const leftAfter = price - rise.cost;
  const needed = left <= 0 ? undefined : countPiecesNeeded(month, leftAfter);
  const maxLostCustomers = needed === undefined ? undefined : Math.max(0, rise.sold - needed);
  return { left, month, price, leftAfter, needed, maxLostCustomers };
}

/**
 * Computes all of the guide's seven sittings. For rounding, see the function of each part. Throws
 * InvalidInputError for values that `readPricing` rejects.
 */
export function computePricing(input: PricingInput): PricingResult {
  const unit = computeUnitCost(input.unit, input.rounding);
  return {
    unit,
    hour: computeHourCost(input.hour, input.rounding),
    price: computePrice(input, unit),
    shop: computeShop(input, unit),
    discount: computeDiscount(input, unit),
    rise: computeRise(input.rise, input.rounding),
  };
}

function checkPart<P extends PricingPart>(part: P, values: PricingInput[P]): void {
  const fields: Readonly<Record<string, Limits>> = PRICING_FIELDS[part];
  checkAll(part, fields, values as unknown as Record<string, number>);
}

function checkCosts(path: string, costs: readonly Cost[]): void {
  if (costs.length > MAX_COSTS) throw new InvalidInputError(path, "too-large");
  for (const { amount } of costs) check(path, costField, amount);
}
