// An independent computation of a bill's sums, written only from a plain description of the rules,
// not from arithmetic.ts. The numbers in the comments refer to the rules of that description. Money
// is in whole paise, percentages in hundredths of a percent, quantities in thousandths.

import type { BillInput, BillSums } from "./bill.ts";

interface Line {
  taxRate: bigint;
  cessRate: bigint;
  gross: bigint;
  discount: bigint;
  amount: bigint;
  taxableValue: bigint;
}

interface Group {
  taxRate: bigint;
  cessRate: bigint;
  lines: Line[];
  /** Sum of its lines, at the stated prices. */
  amount: bigint;
  /** Its share of the freight, at the stated price. */
  freightShare: bigint;
  taxableValue: bigint;
  /** Its share of the freight, without tax. */
  freight: bigint;
  cgst: bigint;
  sgst: bigint;
  igst: bigint;
  cess: bigint;
}

/** `dividend ÷ divisor`, rounded to the nearest integer, half up. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const remainder = dividend - quotient * divisor;
  return remainder * 2n >= divisor ? quotient + 1n : quotient;
}

function sum(values: bigint[]): bigint {
  let total = 0n;
  for (const value of values) total += value;
  return total;
}

/** Allocates an amount by weight, with running totals; returns zeros if the weights add up to 0. */
function allocate(amount: bigint, weights: bigint[]): bigint[] {
  const total = sum(weights);
  if (total === 0n) return weights.map(() => 0n);
  const shares: bigint[] = [];
  let cumulativeWeight = 0n;
  let allocated = 0n;
  for (const weight of weights) {
    cumulativeWeight += weight;
    const cumulativeShare = divideRounded(amount * cumulativeWeight, total);
    shares.push(cumulativeShare - allocated);
    allocated = cumulativeShare;
  }
  return shares;
}

/** Converts an amount to a number; throws if a number cannot represent it exactly. */
function toSafeNumber(value: bigint): number {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError(`Not a safe integer: ${value}`);
  return result;
}

/** Converts an input to a bigint; throws if it is not an integer within the limits. */
function toBigInt(name: string, value: number, min: number, max: number): bigint {
  if (!Number.isSafeInteger(value) || value < min || value > max)
    throw new RangeError(`${name}: ${value}`);
  return BigInt(value);
}

export function computeExpectedBill(input: BillInput): BillSums {
  const isRegular = input.registration === "regular"; // 3
  const includesTax = isRegular && !input.reverseCharge && input.pricesIncludeTax; // 4
  const isSameState = input.sellerState === input.placeOfSupply; // 7
  if (input.lines.length < 1 || input.lines.length > 200)
    throw new RangeError(`lines: ${input.lines.length}`);
  const freight = toBigInt("freight", input.freight, 0, Number.MAX_SAFE_INTEGER);

  // 1, 2, 3
  const lines = input.lines.map((line): Line => {
    const quantity = toBigInt("quantity", line.quantity, 1, 10_000_000_000);
    const rate = toBigInt("rate", line.rate, 0, 1_000_000_000_000);
    const taxRate = toBigInt("tax", line.taxRate, 0, 10_000);
    const cessRate = toBigInt("cess", line.cessRate, 0, 50_000);
    const gross = divideRounded(quantity * rate, 100_000n);
    let discount: bigint;
    if ("percent" in line.discount) {
      discount = divideRounded(
        gross * toBigInt("percent", line.discount.percent, 0, 10_000),
        10_000n,
      );
    } else {
      discount = toBigInt("discount", line.discount.amount, 0, Number.MAX_SAFE_INTEGER);
      if (discount > gross)
        throw new RangeError(`discount ${discount} is more than gross ${gross}`);
    }
    const amount = gross - discount;
    return {
      taxRate: isRegular ? taxRate : 0n,
      cessRate: isRegular ? cessRate : 0n,
      gross,
      discount,
      amount,
      taxableValue: 0n,
    };
  });

  // 5
  const groups: Group[] = [];
  for (const line of lines) {
    let group = groups.find(
      (other) => other.taxRate === line.taxRate && other.cessRate === line.cessRate,
    );
    if (group === undefined) {
      const zeros = {
        amount: 0n,
        freightShare: 0n,
        taxableValue: 0n,
        freight: 0n,
        cgst: 0n,
        sgst: 0n,
        igst: 0n,
        cess: 0n,
      };
      group = { taxRate: line.taxRate, cessRate: line.cessRate, lines: [], ...zeros };
      groups.push(group);
    }
    group.lines.push(line);
    group.amount += line.amount;
  }
  groups.sort((a, b) => Number(b.taxRate - a.taxRate) || Number(b.cessRate - a.cessRate));

  // 6
  const amounts = groups.map((group) => group.amount);
  const shares = allocate(freight, amounts);
  if (sum(amounts) === 0n) shares[0] = freight;
  for (const [index, group] of groups.entries()) group.freightShare = shares[index] ?? 0n;

  for (const group of groups) {
    const amountWithFreight = group.amount + group.freightShare;
    // 7 and 8, 9: of 10,000 parts without tax, or of the D parts of a price that includes tax
    const divisor = includesTax ? 10_000n + group.taxRate + group.cessRate : 10_000n;
    if (isSameState) {
      group.cgst = divideRounded(amountWithFreight * group.taxRate, 2n * divisor);
      group.sgst = group.cgst;
    } else {
      group.igst = divideRounded(amountWithFreight * group.taxRate, divisor);
    }
    group.cess = divideRounded(amountWithFreight * group.cessRate, divisor);
    if (includesTax) {
      group.taxableValue = amountWithFreight - group.cgst - group.sgst - group.igst - group.cess;
      const values = allocate(group.taxableValue, [
        ...group.lines.map((line) => line.amount),
        group.freightShare,
      ]);
      for (const [index, line] of group.lines.entries()) line.taxableValue = values[index] ?? 0n;
      group.freight = values[group.lines.length] ?? 0n;
    } else {
      group.taxableValue = amountWithFreight;
      for (const line of group.lines) line.taxableValue = line.amount;
      group.freight = group.freightShare;
    }
  }

  // 10, 11, 12
  const linesTaxableValue = sum(lines.map((line) => line.taxableValue));
  const freightTaxableValue = sum(groups.map((group) => group.freight));
  const taxableValue = sum(groups.map((group) => group.taxableValue));
  if (taxableValue !== linesTaxableValue + freightTaxableValue)
    throw new Error("The parts do not add up to the taxable value.");
  const tax = sum(groups.map((group) => group.cgst + group.sgst + group.igst + group.cess));
  const unroundedTotal = isRegular && input.reverseCharge ? taxableValue : taxableValue + tax;
  const total = input.roundToRupee ? divideRounded(unroundedTotal, 100n) * 100n : unroundedTotal;

  return {
    lines: lines.map((line) => ({
      gross: toSafeNumber(line.gross),
      discount: toSafeNumber(line.discount),
      amount: toSafeNumber(line.amount),
      taxableValue: toSafeNumber(line.taxableValue),
    })),
    rates: groups.map((group) => ({
      taxRate: toSafeNumber(group.taxRate),
      cessRate: toSafeNumber(group.cessRate),
      taxableValue: toSafeNumber(group.taxableValue),
      freight: toSafeNumber(group.freight),
      cgst: toSafeNumber(group.cgst),
      sgst: toSafeNumber(group.sgst),
      igst: toSafeNumber(group.igst),
      cess: toSafeNumber(group.cess),
    })),
    linesTaxableValue: toSafeNumber(linesTaxableValue),
    freightTaxableValue: toSafeNumber(freightTaxableValue),
    taxableValue: toSafeNumber(taxableValue),
    tax: toSafeNumber(tax),
    roundOff: toSafeNumber(total - unroundedTotal),
    total: toSafeNumber(total),
  };
}
