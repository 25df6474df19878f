import { type BasisPoints, readDate, readPercent } from "../kit/figures/readers.ts";

/**
 * The bank rate in per cent, from the day each change was announced. The register of facts has the
 * source of each line (packages/content/facts/bank-rates.ts).
 */
const CHANGES = {
  "2015-09-29": "7.75",
  "2016-04-05": "7.00",
  "2016-10-04": "6.75",
  "2017-04-06": "6.50",
  "2017-08-02": "6.25",
  "2018-06-06": "6.50",
  "2018-08-01": "6.75",
  "2019-02-07": "6.50",
  "2019-04-04": "6.25",
  "2019-06-06": "6.00",
  "2019-08-07": "5.65",
  "2019-10-04": "5.40",
  "2020-03-27": "4.65",
  "2020-05-22": "4.25",
  "2022-05-04": "4.65",
  "2022-06-08": "5.15",
  "2022-08-05": "5.65",
  "2022-09-30": "6.15",
  "2022-12-07": "6.50",
  "2023-02-08": "6.75",
  "2025-02-07": "6.50",
  "2025-04-09": "6.25",
  "2025-06-06": "5.75",
  "2025-12-05": "5.50",
};

/** A rate and the first day it is in force, in days since 1970. */
export interface BankRate {
  from: number;
  rate: BasisPoints;
}

/** All known rates, oldest first. */
export const bankRates: readonly BankRate[] = Object.entries(CHANGES).map(([date, percent]) => {
  const [from, rate] = [readDate(date), readPercent(percent)];
  if ("problem" in from || "problem" in rate) throw new Error(`Bad rate: ${date}`);
  return { from: from.value, rate: rate.value };
});

/** The first day with a known rate. */
export const FIRST_KNOWN = bankRates[0]?.from ?? 0;

/** The last day on which the latest rate was confirmed to be in force: 5 June 2026. */
export const LAST_CONFIRMED = Date.UTC(2026, 5, 5) / 86_400_000;

/** The rate in force on a day; for days before the first known rate, that rate. */
export const bankRateOn = (day: number): BasisPoints =>
  (bankRates.findLast(({ from }) => from <= day) ?? bankRates[0])?.rate ?? 0;
