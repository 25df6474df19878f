import { InvalidInputError } from "../kit/figures/fields.ts";
import { multiplyDivide, sum } from "../kit/figures/exact.ts";
import type { Paise } from "@angadi/formats/rupees";
import type { BillFigures, BillSums, LineFigures, LineSums, RateSums } from "./bill.ts";

/** 100 % in hundredths of a percent. */
const WHOLE = 100_00;
/** Thousandths of a unit, each at a price in hundredths of a paisa. */
export const UNITS = 1000 * 100;

type PricedLine = Omit<LineSums, "taxable">;

/** Lines with the same tax and cess rates, by index. */
interface Group {
  tax: number;
  cessRate: number;
  lineIndexes: number[];
}

/**
 * Computes a bill: tax once per rate, on the rate's sum; freight divided between the rates by
 * value; the total rounded to the rupee if requested. Prices that include tax stay exact.
 * Throws `InvalidInputError` if a discount exceeds its line.
 */
export function computeBillSums(figures: BillFigures): BillSums {
  const { registration, reverseCharge, roundToRupee } = figures;
  const isTaxed = registration === "regular";
  const priced = figures.lines.map(priceLine);
  const groups = groupByRate(figures.lines, isTaxed);
  const groupAmounts = (group: Group) =>
    group.lineIndexes.map((lineIndex) => priced[lineIndex]?.amount ?? 0);
  const freights = divideProportionally(
    figures.freight,
    groups.map((group) => sum(groupAmounts(group))),
  );
  const includesTax = isTaxed && figures.pricesIncludeTax && !reverseCharge;
  const taxables: Paise[] = [];
  const rates = groups.map((group, index): RateSums => {
    const items = [...groupAmounts(group), freights[index] ?? 0];
    const taxes = computeTaxes(group, sum(items), figures, includesTax);
    const parts = includesTax ? divideProportionally(taxes.taxable, items) : items;
    for (const [at, lineIndex] of group.lineIndexes.entries()) taxables[lineIndex] = parts[at] ?? 0;
    return Object.assign(taxes, { freight: parts.at(-1) ?? 0 });
  });
  const linesTaxable = sum(taxables);
  const freightTaxable = sum(rates.map(({ freight }) => freight));
  const taxable = sum([linesTaxable, freightTaxable]);
  const tax = sum(rates.flatMap(({ cgst, sgst, igst, cess }) => [cgst, sgst, igst, cess]));
  const exact = isTaxed && reverseCharge ? taxable : sum([taxable, tax]);
  const total = roundToRupee ? multiplyDivide(exact, 1, 100) * 100 : exact;
  return {
    lines: priced.map((line, lineIndex) =>
      Object.assign(line, { taxable: taxables[lineIndex] ?? 0 }),
    ),
    rates,
    linesTaxable,
    freightTaxable,
    taxable,
    tax,
    roundOff: sum([total, -exact]),
    total,
  };
}

function priceLine({ quantity, rate, discount }: LineFigures, lineIndex: number): PricedLine {
  const gross = multiplyDivide(quantity, rate, UNITS);
  const discountAmount =
    "amount" in discount ? discount.amount : multiplyDivide(gross, discount.percent, WHOLE);
  if (discountAmount > gross)
    throw new InvalidInputError(`lines.${lineIndex}.discount`, "too-large");
  return { gross, discount: discountAmount, amount: gross - discountAmount };
}

function groupByRate(lines: readonly LineFigures[], isTaxed: boolean): Group[] {
  const groups = new Map<string, Group>();
  for (const [lineIndex, line] of lines.entries()) {
    const [tax, cessRate] = isTaxed ? [line.tax, line.cess] : [0, 0];
    const key = `${tax} ${cessRate}`;
    const group = groups.get(key) ?? { tax, cessRate, lineIndexes: [] };
    group.lineIndexes.push(lineIndex);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted(
    (one, other) => other.tax - one.tax || other.cessRate - one.cessRate,
  );
}

function computeTaxes(
  { tax, cessRate }: Group,
  /** Amount of the group's lines and its share of the freight. */
  priced: Paise,
  { sellerState, placeOfSupply }: BillFigures,
  includesTax: boolean,
): Omit<RateSums, "freight"> {
  // The price is 100 % without tax, or 100 % plus the taxes if it includes them.
  const whole = includesTax ? WHOLE + tax + cessRate : WHOLE;
  const isOwnState = sellerState === placeOfSupply;
  const half = isOwnState ? multiplyDivide(priced, tax, 2 * whole) : 0;
  const igst = isOwnState ? 0 : multiplyDivide(priced, tax, whole);
  const cess = multiplyDivide(priced, cessRate, whole);
  const taxable = includesTax ? priced - 2 * half - igst - cess : priced;
  return { tax, cessRate, taxable, cgst: half, sgst: half, igst, cess };
}

/** Divides an amount in proportion, by running totals, so that the shares add up exactly. */
function divideProportionally(amount: Paise, weights: readonly number[]): Paise[] {
  const all = sum(weights);
  if (all === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  let weight = 0;
  let allocated = 0;
  return weights.map((one) => {
    weight += one;
    const cumulative = multiplyDivide(amount, weight, all);
    const share = cumulative - allocated;
    allocated = cumulative;
    return share;
  });
}
