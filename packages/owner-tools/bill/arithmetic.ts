import { HUNDRED_PERCENT } from "../kit/figures/readers.ts";
import { InvalidInputError } from "../kit/figures/fields.ts";
import { multiplyDivide, sum } from "../kit/figures/exact-arithmetic.ts";
import type { Paise } from "@angadi/formats/rupees";
import type { BillInput, BillSums, LineInput, LineSums, RateSums } from "./bill.ts";

/** Thousandths of a unit × hundredths of a paisa ÷ this are paise. */
export const PRICE_DIVISOR = 1000 * 100;

type PricedLine = Omit<LineSums, "taxableValue">;

/** Lines with the same tax and cess rates, by index. */
interface RateGroup {
  taxRate: number;
  cessRate: number;
  lineIndexes: number[];
}

/**
 * Computes a bill. Tax is computed once per rate, freight is allocated to the rates by value, and the
 * total is rounded to the rupee if requested. If prices include tax, the rounding of the tax does not
 * change them.
 * Throws `InvalidInputError` if a discount exceeds its line.
 */
export function computeBillSums(input: BillInput): BillSums {
  const { registration, reverseCharge, roundToRupee } = input;
  const isTaxed = registration === "regular";
  const pricedLines = input.lines.map(priceLine);
  const groups = groupByRate(input.lines, isTaxed);
  const listLineAmounts = (group: RateGroup) =>
    group.lineIndexes.map((lineIndex) => pricedLines[lineIndex]?.amount ?? 0);
  const freightShares = allocateProportionally(
    input.freight,
    groups.map((group) => sum(listLineAmounts(group))),
  );
  const includesTax = isTaxed && input.pricesIncludeTax && !reverseCharge;
  const lineTaxableValues: Paise[] = [];
  const rates = groups.map((group, index): RateSums => {
    const amounts = [...listLineAmounts(group), freightShares[index] ?? 0];
    const taxes = computeTaxes(group, sum(amounts), input, includesTax);
    const taxableValues = includesTax
      ? allocateProportionally(taxes.taxableValue, amounts)
      : amounts;
    for (const [position, lineIndex] of group.lineIndexes.entries())
      lineTaxableValues[lineIndex] = taxableValues[position] ?? 0;
    return Object.assign(taxes, { freight: taxableValues.at(-1) ?? 0 });
  });
  const linesTaxableValue = sum(lineTaxableValues);
  const freightTaxableValue = sum(rates.map(({ freight }) => freight));
  const taxableValue = sum([linesTaxableValue, freightTaxableValue]);
  const tax = sum(rates.flatMap(({ cgst, sgst, igst, cess }) => [cgst, sgst, igst, cess]));
  const unroundedTotal = isTaxed && reverseCharge ? taxableValue : sum([taxableValue, tax]);
  const total = roundToRupee ? multiplyDivide(unroundedTotal, 1, 100) * 100 : unroundedTotal;
  return {
    lines: pricedLines.map((line, lineIndex) =>
      Object.assign(line, { taxableValue: lineTaxableValues[lineIndex] ?? 0 }),
    ),
    rates,
    linesTaxableValue,
    freightTaxableValue,
    taxableValue,
    tax,
    roundOff: sum([total, -unroundedTotal]),
    total,
  };
}

function priceLine({ quantity, rate, discount }: LineInput, lineIndex: number): PricedLine {
  const gross = multiplyDivide(quantity, rate, PRICE_DIVISOR);
  const discountAmount =
    "amount" in discount
      ? discount.amount
      : multiplyDivide(gross, discount.percent, HUNDRED_PERCENT);
  if (discountAmount > gross)
    throw new InvalidInputError(`lines.${lineIndex}.discount`, "too-large");
  return { gross, discount: discountAmount, amount: gross - discountAmount };
}

function groupByRate(lines: readonly LineInput[], isTaxed: boolean): RateGroup[] {
  const groups = new Map<string, RateGroup>();
  for (const [lineIndex, line] of lines.entries()) {
    const [taxRate, cessRate] = isTaxed ? [line.taxRate, line.cessRate] : [0, 0];
    const key = `${taxRate} ${cessRate}`;
    const group = groups.get(key) ?? { taxRate, cessRate, lineIndexes: [] };
    group.lineIndexes.push(lineIndex);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => b.taxRate - a.taxRate || b.cessRate - a.cessRate);
}

function computeTaxes(
  { taxRate, cessRate }: RateGroup,
  /** The group's lines and its share of the freight. */
  amount: Paise,
  { sellerState, placeOfSupply }: BillInput,
  includesTax: boolean,
): Omit<RateSums, "freight"> {
  // The price is 100 % without tax, or 100 % plus the taxes if it includes them.
  const divisor = includesTax ? HUNDRED_PERCENT + taxRate + cessRate : HUNDRED_PERCENT;
  const isSameState = sellerState === placeOfSupply;
  const halfTax = isSameState ? multiplyDivide(amount, taxRate, 2 * divisor) : 0;
  const igst = isSameState ? 0 : multiplyDivide(amount, taxRate, divisor);
  const cess = multiplyDivide(amount, cessRate, divisor);
  const taxableValue = includesTax ? amount - 2 * halfTax - igst - cess : amount;
  return { taxRate, cessRate, taxableValue, cgst: halfTax, sgst: halfTax, igst, cess };
}

/** Allocates an amount by weight, with running totals, so that the shares add up exactly. */
function allocateProportionally(amount: Paise, weights: readonly number[]): Paise[] {
  const totalWeight = sum(weights);
  if (totalWeight === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  let cumulativeWeight = 0;
  let allocatedAmount = 0;
  return weights.map((weight) => {
    cumulativeWeight += weight;
    const cumulativeAmount = multiplyDivide(amount, cumulativeWeight, totalWeight);
    const share = cumulativeAmount - allocatedAmount;
    allocatedAmount = cumulativeAmount;
    return share;
  });
}
