// An independent computation of a bill's sums, written only from a plain description of the rules,
// not from arithmetic.ts. The numbers in the comments refer to the rules of that description. Money
// is in whole paise, percentages in hundredths of a percent, quantities in thousandths.

import type { BillFigures, BillSums } from "./bill.ts";

interface Line {
  tax: bigint;
  cess: bigint;
  gross: bigint;
  discount: bigint;
  amount: bigint;
  taxable: bigint;
}

interface Group {
  tax: bigint;
  cessRate: bigint;
  lines: Line[];
  amount: bigint; // of its lines, at the stated prices
  share: bigint; // of the freight, at the stated price
  taxable: bigint;
  freight: bigint;
  cgst: bigint;
  sgst: bigint;
  igst: bigint;
  cess: bigint;
}

/** top ÷ bottom, rounded to the nearest integer, half up; top ≥ 0, bottom > 0. */
function divideRounded(top: bigint, bottom: bigint): bigint {
  const whole = top / bottom;
  const rest = top - whole * bottom;
  return rest * 2n >= bottom ? whole + 1n : whole;
}

function sum(values: bigint[]): bigint {
  let all = 0n;
  for (const value of values) all += value;
  return all;
}

/** Divides `whole` by running totals of `parts`; all 0 if the parts add up to 0. */
function divideProportionally(whole: bigint, parts: bigint[]): bigint[] {
  const all = sum(parts);
  if (all === 0n) return parts.map(() => 0n);
  const shares: bigint[] = [];
  let cumulative = 0n;
  let before = 0n;
  for (const part of parts) {
    cumulative += part;
    const value = divideRounded(whole * cumulative, all);
    shares.push(value - before);
    before = value;
  }
  return shares;
}

/** Converts an amount to a number; throws if a number cannot represent it exactly. */
function toSafeNumber(value: bigint): number {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError(`Not a safe integer: ${value}`);
  return result;
}

function whole(name: string, value: number, least: number, most: number): bigint {
  if (!Number.isSafeInteger(value) || value < least || value > most)
    throw new RangeError(`${name}: ${value}`);
  return BigInt(value);
}

export function computeExpectedBill(input: BillFigures): BillSums {
  const regular = input.registration === "regular"; // 3
  const withTax = regular && !input.reverseCharge && input.pricesIncludeTax; // 4
  const sameState = input.sellerState === input.placeOfSupply; // 7
  if (input.lines.length < 1 || input.lines.length > 200)
    throw new RangeError(`lines: ${input.lines.length}`);
  const freight = whole("freight", input.freight, 0, Number.MAX_SAFE_INTEGER);

  // 1, 2, 3
  const lines = input.lines.map((line): Line => {
    const quantity = whole("quantity", line.quantity, 1, 10_000_000_000);
    const rate = whole("rate", line.rate, 0, 1_000_000_000_000);
    const tax = whole("tax", line.tax, 0, 10_000);
    const cess = whole("cess", line.cess, 0, 50_000);
    const gross = divideRounded(quantity * rate, 100_000n);
    let discount: bigint;
    if ("percent" in line.discount) {
      discount = divideRounded(gross * whole("percent", line.discount.percent, 0, 10_000), 10_000n);
    } else {
      discount = whole("discount", line.discount.amount, 0, Number.MAX_SAFE_INTEGER);
      if (discount > gross)
        throw new RangeError(`discount ${discount} is more than gross ${gross}`);
    }
    const amount = gross - discount;
    return {
      tax: regular ? tax : 0n,
      cess: regular ? cess : 0n,
      gross,
      discount,
      amount,
      taxable: 0n,
    };
  });

  // 5
  const groups: Group[] = [];
  for (const line of lines) {
    let group = groups.find((g) => g.tax === line.tax && g.cessRate === line.cess);
    if (group === undefined) {
      const nothing = {
        amount: 0n,
        share: 0n,
        taxable: 0n,
        freight: 0n,
        cgst: 0n,
        sgst: 0n,
        igst: 0n,
        cess: 0n,
      };
      group = { tax: line.tax, cessRate: line.cess, lines: [], ...nothing };
      groups.push(group);
    }
    group.lines.push(line);
    group.amount += line.amount;
  }
  groups.sort((a, b) => Number(b.tax - a.tax) || Number(b.cessRate - a.cessRate));

  // 6
  const amounts = groups.map((group) => group.amount);
  const shares = divideProportionally(freight, amounts);
  if (sum(amounts) === 0n) shares[0] = freight;
  for (const [i, group] of groups.entries()) group.share = shares[i] ?? 0n;

  for (const group of groups) {
    const asPriced = group.amount + group.share;
    // 7 and 8, 9: of 10,000 parts without tax, or of the D parts of a price that includes tax
    const parts = withTax ? 10_000n + group.tax + group.cessRate : 10_000n;
    if (sameState) {
      group.cgst = divideRounded(asPriced * group.tax, 2n * parts);
      group.sgst = group.cgst;
    } else {
      group.igst = divideRounded(asPriced * group.tax, parts);
    }
    group.cess = divideRounded(asPriced * group.cessRate, parts);
    if (withTax) {
      group.taxable = asPriced - group.cgst - group.sgst - group.igst - group.cess;
      const values = divideProportionally(group.taxable, [
        ...group.lines.map((line) => line.amount),
        group.share,
      ]);
      for (const [i, line] of group.lines.entries()) line.taxable = values[i] ?? 0n;
      group.freight = values[group.lines.length] ?? 0n;
    } else {
      group.taxable = asPriced;
      for (const line of group.lines) line.taxable = line.amount;
      group.freight = group.share;
    }
  }

  // 10, 11, 12
  const linesTaxable = sum(lines.map((line) => line.taxable));
  const freightTaxable = sum(groups.map((group) => group.freight));
  const taxable = sum(groups.map((group) => group.taxable));
  if (taxable !== linesTaxable + freightTaxable)
    throw new Error("The parts do not add up to `taxable`.");
  const tax = sum(groups.map((group) => group.cgst + group.sgst + group.igst + group.cess));
  const exact = regular && input.reverseCharge ? taxable : taxable + tax;
  const total = input.roundToRupee ? divideRounded(exact, 100n) * 100n : exact;

  return {
    lines: lines.map((line) => ({
      gross: toSafeNumber(line.gross),
      discount: toSafeNumber(line.discount),
      amount: toSafeNumber(line.amount),
      taxable: toSafeNumber(line.taxable),
    })),
    rates: groups.map((group) => ({
      tax: toSafeNumber(group.tax),
      cessRate: toSafeNumber(group.cessRate),
      taxable: toSafeNumber(group.taxable),
      freight: toSafeNumber(group.freight),
      cgst: toSafeNumber(group.cgst),
      sgst: toSafeNumber(group.sgst),
      igst: toSafeNumber(group.igst),
      cess: toSafeNumber(group.cess),
    })),
    linesTaxable: toSafeNumber(linesTaxable),
    freightTaxable: toSafeNumber(freightTaxable),
    taxable: toSafeNumber(taxable),
    tax: toSafeNumber(tax),
    roundOff: toSafeNumber(total - exact),
    total: toSafeNumber(total),
  };
}
