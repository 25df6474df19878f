import { multiplyDivide, sum, ceilDivide } from "../kit/figures/exact-arithmetic.ts";
import { InvalidInputError, assertInRange, assertAllInRange } from "../kit/figures/fields.ts";
import type { Limits } from "../kit/figures/numbers.ts";
import type { Paise } from "@angadi/formats/rupees";
import {
  MAX_COSTS,
  PRICING_FIELDS,
  costField,
  type Cost,
  type HourCost,
  type TagOutcome,
  type MarginPrice,
  type PricingInput,
  type UnitCost,
  type PricingPart,
  type PricingResult,
} from "./input.ts";
import { type BasisPoints, HUNDRED_PERCENT } from "../kit/figures/readers.ts";
import { type Rounding, multiplyAndRound, getRoundingUnit } from "../kit/figures/rounding.ts";

export const MARGIN_CHOICES = [20_00, 25_00, 30_00, 40_00, 50_00] as const;

/** Limits of a full cost, which may be the sum of many lines. */
const COST_LIMITS = { min: 0, max: 1000 * costField.max };

/**
 * Sitting 1 of the guide. The batch cost and the fixed costs per piece, each rounded before they are
 * added, as in the guide.
 */
export function computeUnitCost(unit: PricingInput["unit"], rounding: Rounding): UnitCost {
  assertValidPart("unit", unit);
  assertValidCosts("unit.lines", unit.lines);
  const ownWork = multiplyDivide(unit.ownRate, unit.ownHours, 60);
  const batchCost = sum([...unit.lines.map(({ amount }) => amount), ownWork]);
  const perPiece = multiplyAndRound(rounding, batchCost, 1, unit.pieces);
  const fixedPerPiece = multiplyAndRound(rounding, unit.fixed, 1, unit.sold);
  return {
    ownWork,
    batchCost,
    exactPerPiece: multiplyDivide(batchCost, 1, unit.pieces),
    perPiece,
    fixedPerPiece,
    fullCost: perPiece + fixedPerPiece,
  };
}

/** Sitting 2 of the guide. The required price of an hour, and the price of a visit. */
export function computeHourCost(hour: PricingInput["hour"], rounding: Rounding): HourCost {
  assertValidPart("hour", hour);
  assertValidCosts("hour.costs", hour.costs);
  const requiredIncome = sum([hour.wanted, ...hour.costs.map(({ amount }) => amount)]);
  const billableMinutes = hour.days * hour.billable;
  return {
    requiredIncome,
    billableMinutes,
    pricePerHour: multiplyAndRound(rounding, requiredIncome, 60, billableMinutes),
    naivePerHour: multiplyAndRound(rounding, requiredIncome, 60, hour.days * hour.out),
    visitPrice: multiplyAndRound(rounding, hour.charge, hour.visit, 60),
    surplus: multiplyDivide(hour.charge, billableMinutes, 60) - requiredIncome,
  };
}

/** Sitting 3 of the guide. The price for a margin: cost ÷ (1 − margin). */
export function computePriceForMargin(
  cost: Paise,
  margin: BasisPoints,
  rounding: Rounding,
): MarginPrice {
  assertInRange("cost", COST_LIMITS, cost);
  assertInRange("price.keep", PRICING_FIELDS.price.keep, margin);
  return {
    margin,
    markup: multiplyDivide(margin, HUNDRED_PERCENT, HUNDRED_PERCENT - margin),
    priceBeforeTax: multiplyAndRound(rounding, cost, HUNDRED_PERCENT, HUNDRED_PERCENT - margin),
  };
}

/**
 * Sitting 6 of the guide. The profit at a price with tax, after a shop's share or a discount. Always
 * to the paisa, since the tax in a price is exact.
 */
export function computeTagOutcome(
  tag: Paise,
  gst: BasisPoints,
  deduction: BasisPoints,
  cost: Paise,
): TagOutcome {
  assertInRange("price.tag", PRICING_FIELDS.price.tag, tag);
  assertInRange("price.gst", PRICING_FIELDS.price.gst, gst);
  assertInRange("shop.share", { min: 0, max: 99_00 }, deduction);
  assertInRange("cost", COST_LIMITS, cost);
  const paid = multiplyDivide(tag, HUNDRED_PERCENT - deduction, HUNDRED_PERCENT);
  const priceBeforeTax = multiplyDivide(paid, HUNDRED_PERCENT, HUNDRED_PERCENT + gst);
  const profit = priceBeforeTax - cost;
  return {
    paid,
    priceBeforeTax,
    profit,
    margin: priceBeforeTax === 0 ? 0 : multiplyDivide(profit, HUNDRED_PERCENT, priceBeforeTax),
  };
}

/**
 * The lowest tag that has the margin `keep` after the shop's share and tax. Rounded up, after rounding
 * to a hundredth of a paisa, as in the workbook.
 */
export function computeTagForMargin(
  cost: Paise,
  { keep, share, gst, rounding }: ShopTerms & { gst: BasisPoints; rounding: Rounding },
): Paise {
  const exactTag = multiplyDivide(
    cost,
    100 * HUNDRED_PERCENT * (HUNDRED_PERCENT + gst),
    (HUNDRED_PERCENT - keep) * (HUNDRED_PERCENT - share),
  );
  const unit = getRoundingUnit(rounding);
  return ceilDivide(exactTag, 100 * unit) * unit;
}
interface ShopTerms {
  keep: BasisPoints;
  share: BasisPoints;
}

/**
 * The smallest number of pieces that earn `targetAmount`; undefined if `profitPerPiece` is not
 * positive or `targetAmount` is negative.
 */
export const countPiecesNeeded = (targetAmount: Paise, profitPerPiece: Paise): number | undefined =>
  profitPerPiece <= 0 || targetAmount < 0 ? undefined : ceilDivide(targetAmount, profitPerPiece);

/**
 * Sitting 7 of the guide. How much more must be sold at a discount, in hundredths of a percent of the sales
 * without it; undefined if the discount uses up the margin.
 */
export const computeExtraSales = (
  margin: BasisPoints,
  discount: BasisPoints,
): BasisPoints | undefined =>
  discount >= margin ? undefined : multiplyDivide(discount, HUNDRED_PERCENT, margin - discount);

export function computePrice(input: PricingInput, unit: UnitCost): PricingResult["price"] {
  const { rounding, price } = input;
  assertValidPart("price", price);
  const requestedMargin = computePriceForMargin(unit.fullCost, price.keep, rounding);
  const directSale = computeTagOutcome(price.tag, price.gst, 0, unit.fullCost);
  return {
    requestedMargin: {
      ...requestedMargin,
      priceWithTax: multiplyAndRound(
        rounding,
        requestedMargin.priceBeforeTax,
        HUNDRED_PERCENT + price.gst,
        HUNDRED_PERCENT,
      ),
    },
    marginTable: MARGIN_CHOICES.map((keep) => computePriceForMargin(unit.fullCost, keep, rounding)),
    directSale,
    breakEven: countPiecesNeeded(input.unit.fixed, directSale.priceBeforeTax - unit.perPiece),
  };
}

/** Computes the shop part: a shop that takes a share of the printed price. */
export function computeShop(input: PricingInput, { fullCost }: UnitCost): PricingResult["shop"] {
  const { rounding, price, shop } = input;
  assertValidPart("shop", shop);
  return {
    currentTag: computeTagOutcome(price.tag, price.gst, shop.share, fullCost),
    tagNeeded: computeTagForMargin(fullCost, { ...shop, gst: price.gst, rounding }),
    triedTag: computeTagOutcome(shop.tag, price.gst, shop.share, fullCost),
    triedTagDirect: computeTagOutcome(shop.tag, price.gst, 0, fullCost),
  };
}

export function computeDiscount(
  { price, discount }: PricingInput,
  unit: UnitCost,
): PricingResult["discount"] {
  assertValidPart("discount", discount);
  const currentSale = computeTagOutcome(price.tag, price.gst, 0, unit.fullCost);
  const discountedSale = computeTagOutcome(price.tag, price.gst, discount.off, unit.fullCost);
  const findPiecesNeeded = (cost: Paise) => {
    const profit = currentSale.priceBeforeTax - cost;
    if (profit <= 0) return undefined;
    const monthlyProfit = multiplyDivide(profit, discount.pieces, 1);
    return countPiecesNeeded(monthlyProfit, discountedSale.priceBeforeTax - cost);
  };
  return {
    discountedSale,
    piecesNeeded: findPiecesNeeded(unit.fullCost),
    piecesAtVariableCost: findPiecesNeeded(unit.perPiece),
  };
}

/** Computes the effect of a price rise: the new price is rounded, the pieces are rounded up. */
export function computeRise(rise: PricingInput["rise"], rounding: Rounding): PricingResult["rise"] {
  assertValidPart("rise", rise);
  const profitPerPiece = rise.price - rise.cost;
  const monthlyProfit = multiplyDivide(profitPerPiece, rise.sold, 1);
  const newPrice = multiplyAndRound(
    rounding,
    rise.price,
    HUNDRED_PERCENT + rise.rise,
    HUNDRED_PERCENT,
  );
  const newProfitPerPiece = newPrice - rise.cost;
  const piecesNeeded =
    profitPerPiece <= 0 ? undefined : countPiecesNeeded(monthlyProfit, newProfitPerPiece);
  const maxLostCustomers =
    piecesNeeded === undefined ? undefined : Math.max(0, rise.sold - piecesNeeded);
  return {
    profitPerPiece,
    monthlyProfit,
    newPrice,
    newProfitPerPiece,
    piecesNeeded,
    maxLostCustomers,
  };
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

function assertValidPart<P extends PricingPart>(part: P, values: PricingInput[P]): void {
  const fields: Readonly<Record<string, Limits>> = PRICING_FIELDS[part];
  assertAllInRange(part, fields, values as unknown as Record<string, number>);
}

function assertValidCosts(path: string, costs: readonly Cost[]): void {
  if (costs.length > MAX_COSTS) throw new InvalidInputError(path, "too-large");
  for (const { amount } of costs) assertInRange(path, costField, amount);
}
