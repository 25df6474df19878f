// Formulas shared by the loan and funding workbooks.
import type { CellReference } from "../kit/workbook/sheet.ts";

export interface TermsCells {
  loan: CellReference;
  rate: CellReference;
  months: CellReference;
}

/** The instalment before rounding, by PMT as in the loan guide. */
export const exactEmiFormula = ({ loan, rate, months }: TermsCells): string =>
  `IF(${rate}=0,${loan}/${months},PMT(${rate}/12,${months},-${loan}))`;

/**
 * The instalment, rounded as in loan/schedule.ts: to the nearest unit, up if the last instalment
 * would otherwise be larger than two regular ones, and above the first month's interest.
 */
export function roundedEmiFormula(
  { loan, rate, months }: TermsCells,
  exact: CellReference,
  decimals: CellReference,
): string {
  const nearest = `ROUND(${exact},${decimals})`;
  const annuityFactor = `IF(${rate}=0,${months},FV(${rate}/12,${months},-1))`;
  const roundedInstalment = `IF((${exact}-${nearest})*${annuityFactor}>${nearest},ROUNDUP(${exact},${decimals}),${nearest})`;
  return `MAX(${roundedInstalment},ROUND(${loan}*${rate}/12,${decimals})+10^-${decimals})`;
}

/** The rate per period of equal payments; the search starts from an estimate. */
export function levelRateFormula(
  principal: CellReference,
  totalPaid: string,
  payment: string,
  periods: CellReference,
): string {
  const guess = `2*(${totalPaid}-${principal})/${principal}/(${periods}+1)`;
  return `IF(ROUND(${totalPaid}-${principal},2)<=0,0,RATE(${periods},-${payment},${principal},0,0,${guess}))`;
}
