import type { Paise } from "@angadi/formats/rupees";
import type { BasisPoints } from "../kit/figures/readers.ts";

/** The parsed inputs of page 6: whole paise, and the margin in hundredths of a percent. */
export interface PlanNeeds {
  needs: readonly Paise[];
  margin: BasisPoints;
  sources: readonly Paise[];
}

/** Computes what a project costs and who pays. Rounded to the rupee. */
export function computePlanTotals({ needs, margin, sources }: PlanNeeds) {
  const lines = sum(needs);
  // Computed in two parts, so that no product exceeds the safe integers.
  const whole = Math.floor(lines / 100_00) * margin;
  const safety = toRupees(whole + Math.round(((lines % 100_00) * margin) / 100_00));
  const total = lines + safety;
  const paid = sum(sources);
  /** Negative if more is promised than needed. */
  return { lines, safety, total, paid, missing: total - paid };
}

/** Maximum price of a unit: ₹1 crore. */
export const MAX_PRICE: Paise = 1_00_00_000 * 100;
/** Maximum units a month: at the maximum price, nine months are still a safe integer. */
export const MAX_UNITS = 10_00_000;

/** The parsed amounts of one unit and one month. */
export interface PlanMonth {
  price: Paise;
  cost: Paise;
  bills: Paise;
  instalment: Paise;
  wage: Paise;
}

/** The margin of one unit, and the units that pay for a month; none if there is no margin. */
export function computeBreakEven({ price, cost, bills, instalment, wage }: PlanMonth) {
  const unitMargin = price - cost;
  const unitsFor = (amount: Paise) => (unitMargin > 0 ? Math.ceil(amount / unitMargin) : undefined);
  const toPay = bills + instalment;
  return {
    unitMargin,
    toPay,
    withWage: toPay + wage,
    unitsToPay: unitsFor(toPay),
    unitsWithWage: unitsFor(toPay + wage),
  };
}

export interface MonthLine {
  units: number;
  left: Paise;
  after: Paise;
  running: Paise;
}

/** The first months: margin from sales, the rest after all payments, and the running total. */
export function computeFirstMonths(units: readonly number[], month: PlanMonth): MonthLine[] {
  const { unitMargin, withWage } = computeBreakEven(month);
  let running = 0;
  return units.map((units) => {
    const left = units * unitMargin;
    running += left - withWage;
    return { units, left, after: left - withWage, running };
  });
}

/** The lowest running total and its month, from 1; undefined if it never becomes negative. */
export function findLowest(
  lines: readonly MonthLine[],
): { month: number; paise: Paise } | undefined {
  let lowest: { month: number; paise: Paise } | undefined;
  for (const [index, { running }] of lines.entries()) {
    if (running < (lowest?.paise ?? 0)) lowest = { month: index + 1, paise: running };
  }
  return lowest;
}

/** Setbacks in a settled month: what is left for the owner before the owner's wage. */
export function computeSetbacks(units: number, month: PlanMonth) {
  const { price, cost, bills, instalment } = month;
  const left = (units: number, price: Paise, bills: Paise) =>
    units * (price - cost) - bills - instalment;
  const fewer = Math.floor((units * 4) / 5);
  const cheaper = price - Math.round(price / 20);
  const dearer = bills + Math.round(bills / 10);
  return {
    asPlanned: left(units, price, bills),
    fewerCustomers: left(fewer, price, bills),
    lowerPrice: left(units, cheaper, bills),
    higherBills: left(units, price, dearer),
    allTogether: left(fewer, cheaper, dearer),
  };
}

const sum = (amounts: readonly Paise[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const toRupees = (paise: Paise) => Math.round(paise / 100) * 100;
