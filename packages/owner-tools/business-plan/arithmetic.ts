import { multiplyDivide, sum } from "../kit/figures/exact-arithmetic.ts";
import type { Paise } from "@angadi/formats/rupees";
import type { BasisPoints } from "../kit/figures/readers.ts";

export interface PlanNeeds {
  needs: readonly Paise[];
  margin: BasisPoints;
  sources: readonly Paise[];
}

/** Computes what a project costs and who pays. Rounded to the rupee. */
export function computePlanTotals({ needs, margin, sources }: PlanNeeds) {
  const subtotal = sum(needs);
  const safetyMargin = roundToRupees(multiplyDivide(subtotal, margin, 100_00));
  const total = subtotal + safetyMargin;
  const funded = sum(sources);
  // `missing` is negative if the sources exceed the total.
  return { subtotal, safetyMargin, total, funded, missing: total - funded };
}

export const MAX_PRICE: Paise = 1_00_00_000 * 100;
/** Maximum units a month: nine months at the maximum price are still a safe integer. */
export const MAX_UNITS = 10_00_000;

export interface PlanMonth {
  price: Paise;
  cost: Paise;
  bills: Paise;
  instalment: Paise;
  wage: Paise;
}

/** The margin of one unit, and the units that pay for a month; undefined without a margin. */
export function computeBreakEven({ price, cost, bills, instalment, wage }: PlanMonth) {
  const unitMargin = price - cost;
  const countUnits = (amount: Paise) =>
    unitMargin > 0 ? Math.ceil(amount / unitMargin) : undefined;
  const monthlyCosts = bills + instalment;
  return {
    unitMargin,
    monthlyCosts,
    withWage: monthlyCosts + wage,
    unitsToPay: countUnits(monthlyCosts),
    unitsWithWage: countUnits(monthlyCosts + wage),
  };
}

export interface PlanMonthResult {
  units: number;
  salesMargin: Paise;
  surplus: Paise;
  runningTotal: Paise;
}

/** The first months: margin from sales, surplus after costs and wage, and its running total. */
export function computeFirstMonths(units: readonly number[], month: PlanMonth): PlanMonthResult[] {
  const { unitMargin, withWage } = computeBreakEven(month);
  let runningTotal = 0;
  return units.map((units) => {
    const salesMargin = units * unitMargin;
    const surplus = salesMargin - withWage;
    runningTotal += surplus;
    return { units, salesMargin, surplus, runningTotal };
  });
}

/** The lowest running total and its month, from 1; undefined if it never becomes negative. */
export function findLowest(
  months: readonly PlanMonthResult[],
): { month: number; paise: Paise } | undefined {
  let lowest: { month: number; paise: Paise } | undefined;
  for (const [index, { runningTotal }] of months.entries()) {
    if (runningTotal < (lowest?.paise ?? 0)) lowest = { month: index + 1, paise: runningTotal };
  }
  return lowest;
}

/** What is left in a settled month before the owner’s wage: as planned and after setbacks. */
export function computeSetbacks(units: number, month: PlanMonth) {
  const { price, cost, bills, instalment } = month;
  const computeLeft = (units: number, price: Paise, bills: Paise) =>
    units * (price - cost) - bills - instalment;
  const fewerUnits = Math.floor((units * 4) / 5);
  const lowerPrice = price - Math.round(price / 20);
  const higherBills = bills + Math.round(bills / 10);
  return {
    asPlanned: computeLeft(units, price, bills),
    fewerCustomers: computeLeft(fewerUnits, price, bills),
    lowerPrice: computeLeft(units, lowerPrice, bills),
    higherBills: computeLeft(units, price, higherBills),
    allTogether: computeLeft(fewerUnits, lowerPrice, higherBills),
  };
}

const roundToRupees = (paise: Paise) => Math.round(paise / 100) * 100;
