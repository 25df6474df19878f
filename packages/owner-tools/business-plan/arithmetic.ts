import { multiplyDivide, sum } from "../kit/figures/exact-arithmetic.ts";
import type { Paise } from "@angadi/formats/rupees";
import type { BasisPoints } from "../kit/figures/readers.ts";

export interface PlanAmounts {
  needs: readonly Paise[];
  safetyMarginRate: BasisPoints;
  sources: readonly Paise[];
}

/** Computes what a project costs and who pays. The safety margin is rounded to the rupee. */
export function computePlanTotals({ needs, safetyMarginRate, sources }: PlanAmounts) {
  const subtotal = sum(needs);
  const safetyMargin = roundToRupees(multiplyDivide(subtotal, safetyMarginRate, 100_00));
  const total = subtotal + safetyMargin;
  const sourcesTotal = sum(sources);
  // `shortfall` is negative if the sources exceed the total.
  return { subtotal, safetyMargin, total, sourcesTotal, shortfall: total - sourcesTotal };
}

export const MAX_PLAN_UNIT_PRICE: Paise = 1_00_00_000 * 100;
/** Maximum units a month; the sales of nine months at the maximum price are a safe integer. */
export const MAX_UNITS = 10_00_000;

/** The amounts of one unit and of a typical month. */
export interface MonthlyAmounts {
  price: Paise;
  cost: Paise;
  bills: Paise;
  instalment: Paise;
  wage: Paise;
}

/**
 * Computes the margin of one unit, and the units that pay the costs of a month; the units are
 * undefined if a unit has no margin.
 */
export function computeBreakEven({ price, cost, bills, instalment, wage }: MonthlyAmounts) {
  const unitMargin = price - cost;
  const countUnits = (amount: Paise) =>
    unitMargin > 0 ? Math.ceil(amount / unitMargin) : undefined;
  const monthlyCosts = bills + instalment;
  return {
    unitMargin,
    monthlyCosts,
    monthlyCostsWithWage: monthlyCosts + wage,
    breakEvenUnits: countUnits(monthlyCosts),
    breakEvenUnitsWithWage: countUnits(monthlyCosts + wage),
  };
}

export interface MonthlyResult {
  units: number;
  salesMargin: Paise;
  surplus: Paise;
  runningTotal: Paise;
}

/** Computes the first months: sales margin, surplus after costs and wage, and its running total. */
export function computeFirstMonths(
  unitsByMonth: readonly number[],
  amounts: MonthlyAmounts,
): MonthlyResult[] {
  const { unitMargin, monthlyCostsWithWage } = computeBreakEven(amounts);
  let runningTotal = 0;
  return unitsByMonth.map((units) => {
    const salesMargin = units * unitMargin;
    const surplus = salesMargin - monthlyCostsWithWage;
    runningTotal += surplus;
    return { units, salesMargin, surplus, runningTotal };
  });
}

/** Finds the lowest running total and its month, counted from 1; undefined if none is negative. */
export function findLowestTotal(
  months: readonly MonthlyResult[],
): { monthNumber: number; paise: Paise } | undefined {
  let lowest: { monthNumber: number; paise: Paise } | undefined;
  for (const [index, { runningTotal }] of months.entries()) {
    if (runningTotal < (lowest?.paise ?? 0))
      lowest = { monthNumber: index + 1, paise: runningTotal };
  }
  return lowest;
}

/**
 * Computes the surplus of a typical month, before the owner’s wage: as planned, and with each
 * setback.
 */
export function computeSurplusScenarios(units: number, amounts: MonthlyAmounts) {
  const { price, cost, bills, instalment } = amounts;
  const computeSurplus = (unitsSold: number, unitPrice: Paise, monthlyBills: Paise) =>
    unitsSold * (unitPrice - cost) - monthlyBills - instalment;
  const fewerUnits = Math.floor((units * 4) / 5);
  const lowerPrice = price - Math.round(price / 20);
  const higherBills = bills + Math.round(bills / 10);
  return {
    asPlanned: computeSurplus(units, price, bills),
    fewerCustomers: computeSurplus(fewerUnits, price, bills),
    lowerPrice: computeSurplus(units, lowerPrice, bills),
    higherBills: computeSurplus(units, price, higherBills),
    allTogether: computeSurplus(fewerUnits, lowerPrice, higherBills),
  };
}

const roundToRupees = (paise: Paise) => Math.round(paise / 100) * 100;
