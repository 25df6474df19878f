/** Formulas that the loan and the funding workbooks share; arguments are cells or figures. */

/** Where the terms of a loan stand. */
export interface TermsCells {
  loan: string;
  rate: string;
  months: string;
}

/** The instalment before it is rounded; PMT, as the loan guide has it. */
export const exactEmi = ({ loan, rate, months }: TermsCells): string =>
  `IF(${rate}=0,${loan}/${months},PMT(${rate}/12,${months},-${loan}))`;

/**
 * The instalment, rounded as `packages/owner-tools/loan/schedule.ts` rounds it: to the nearest, upwards where the last
 * one would else be more than two, and above the first month's interest.
 */
export function roundedEmi({ loan, rate, months }: TermsCells, exact: string): string {
  const nearest = `ROUND(${exact},{decimals})`;
  const grown = `IF(${rate}=0,${months},FV(${rate}/12,${months},-1))`;
  const settled = `IF((${exact}-${nearest})*${grown}>${nearest},ROUNDUP(${exact},{decimals}),${nearest})`;
  return `MAX(${settled},ROUND(${loan}*${rate}/12,{decimals})+10^-{decimals})`;
}

/** The rate per period of equal payments; searched from what the cost makes likely. */
export function levelRate(
  received: string,
  paid: string,
  payment: string,
  periods: string,
): string {
  const guess = `2*(${paid}-${received})/${received}/(${periods}+1)`;
  return `IF(ROUND(${paid}-${received},2)<=0,0,RATE(${periods},-${payment},${received},0,0,${guess}))`;
}
