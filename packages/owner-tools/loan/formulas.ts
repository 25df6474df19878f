// Formulas shared by the loan and funding workbooks.
import type { CellReference } from "../kit/workbook/sheet.ts";

export interface TermsCells {
  principal: CellReference;
  rate: CellReference;
  months: CellReference;
}

/** The formula of the instalment before rounding, by PMT as in the loan guide. */
export const buildUnroundedEmiFormula = ({ principal, rate, months }: TermsCells): string =>
  `IF(${rate}=0,${principal}/${months},PMT(${rate}/12,${months},-${principal}))`;

/**
 * The formula of the instalment, rounded as in loan/schedule.ts: to the nearest unit, up if the last
 * instalment would otherwise be larger than two regular ones, and above the first month's interest.
 */
export function buildRoundedEmiFormula(
  { principal, rate, months }: TermsCells,
  unrounded: CellReference,
  decimals: CellReference,
): string {
  const nearest = `ROUND(${unrounded},${decimals})`;
  const annuityFactor = `IF(${rate}=0,${months},FV(${rate}/12,${months},-1))`;
  const roundedInstalment = `IF((${unrounded}-${nearest})*${annuityFactor}>${nearest},ROUNDUP(${unrounded},${decimals}),${nearest})`;
  return `MAX(${roundedInstalment},ROUND(${principal}*${rate}/12,${decimals})+10^-${decimals})`;
}

/** The formula of the rate per period of equal payments; the search starts from an estimate. */
export function buildLevelRateFormula(
  principal: CellReference,
  totalPaid: string,
  payment: string,
  periods: CellReference,
): string {
  const estimate = `2*(${totalPaid}-${principal})/${principal}/(${periods}+1)`;
  return `IF(ROUND(${totalPaid}-${principal},2)<=0,0,RATE(${periods},-${payment},${principal},0,0,${estimate}))`;
}
