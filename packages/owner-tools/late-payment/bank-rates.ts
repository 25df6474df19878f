import { fact } from "@angadi/content/facts";
import { type BasisPoints, readDate, readPercent } from "../kit/figures/readers.ts";

/**
 * The bank rate in per cent, from the day each change was announced. The table of facts has the
 * source of each line (packages/content/facts/bank-rates.yaml).
 */
const CHANGES = {
  "2015-09-29": fact("bank-rate-2015-09-29"),
  "2016-04-05": fact("bank-rate-2016-04-05"),
  "2016-10-04": fact("bank-rate-2016-10-04"),
  "2017-04-06": fact("bank-rate-2017-04-06"),
  "2017-08-02": fact("bank-rate-2017-08-02"),
  "2018-06-06": fact("bank-rate-2018-06-06"),
  "2018-08-01": fact("bank-rate-2018-08-01"),
  "2019-02-07": fact("bank-rate-2019-02-07"),
  "2019-04-04": fact("bank-rate-2019-04-04"),
  "2019-06-06": fact("bank-rate-2019-06-06"),
  "2019-08-07": fact("bank-rate-2019-08-07"),
  "2019-10-04": fact("bank-rate-2019-10-04"),
  "2020-03-27": fact("bank-rate-2020-03-27"),
  "2020-05-22": fact("bank-rate-2020-05-22"),
  "2022-05-04": fact("bank-rate-2022-05-04"),
  "2022-06-08": fact("bank-rate-2022-06-08"),
  "2022-08-05": fact("bank-rate-2022-08-05"),
  "2022-09-30": fact("bank-rate-2022-09-30"),
  "2022-12-07": fact("bank-rate-2022-12-07"),
  "2023-02-08": fact("bank-rate-2023-02-08"),
  "2025-02-07": fact("bank-rate-2025-02-07"),
  "2025-04-09": fact("bank-rate-2025-04-09"),
  "2025-06-06": fact("bank-rate-2025-06-06"),
  "2025-12-05": fact("bank-rate-2025-12-05"),
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

/** The last day on which the latest rate was confirmed to be in force. */
export const LAST_CONFIRMED = Date.parse(fact("bank-rate-confirmed.2")) / 86_400_000;

/** The rate in force on a day; for days before the first known rate, that rate. */
export const bankRateOn = (day: number): BasisPoints =>
  (bankRates.findLast(({ from }) => from <= day) ?? bankRates[0])?.rate ?? 0;
