import { getFactValue, getFactHistory } from "@angadi/content/facts";
import { type BasisPoints, parseDateField, parsePercent } from "../kit/figures/readers.ts";

/** A rate and the first day it is in force, in days since 1970. */
export interface BankRate {
  from: number;
  rate: BasisPoints;
}

/** All known rates, each from the day it was announced, oldest first. */
export const bankRates: readonly BankRate[] = Object.entries(getFactHistory("bank-rate")).map(
  ([date, percent]) => {
    const [from, rate] = [parseDateField(date), parsePercent(percent)];
    if ("problem" in from || "problem" in rate) throw new Error(`Bad rate: ${date}`);
    return { from: from.value, rate: rate.value };
  },
);

/** The first day with a known rate. */
export const FIRST_KNOWN_DAY = bankRates[0]?.from ?? 0;

/** The last day on which the latest rate was confirmed to be in force. */
export const LAST_CONFIRMED_DAY = Date.parse(getFactValue("bank-rate-confirmed.2")) / 86_400_000;

/** The rate in force on a day; before the first known day, the first known rate. */
export const getBankRate = (day: number): BasisPoints =>
  (bankRates.findLast(({ from }) => from <= day) ?? bankRates[0])?.rate ?? 0;
