import { getFactValue } from "@angadi/content/facts";

/** The GST rates from a date on, in per cent, most common first. */
interface RatePeriod {
  from: string;
  usualRates: readonly string[];
  rareRates: readonly string[];
}

/** Sorted from the latest {source:gst-rates}. */
const PERIODS: readonly RatePeriod[] = [
  {
    from: "2025-09-22",
    usualRates: [
      getFactValue("bill-slabs.1"),
      getFactValue("bill-slabs.2"),
      "0",
      getFactValue("bill-slabs.3"),
      getFactValue("bill-slabs.4"),
      getFactValue("bill-slabs.5"),
    ],
    rareRates: ["0.1", "1.5"],
  },
  {
    from: "2017-07-01",
    usualRates: ["18", "5", "12", "28", "0", "3", "0.25"],
    rareRates: ["0.1", "1", "1.5", "6", "7.5"],
  },
  { from: "", usualRates: [], rareRates: [] },
];

const findPeriod = (date: string) =>
  PERIODS.find(({ from }) => date === "" || date >= from) as RatePeriod;

/** Lists the usual rates on a date, or today's if it is empty; none before GST. */
export const listSlabs = (date: string): readonly string[] => findPeriod(date).usualRates;

/** Whether a rate, in hundredths of a percent, existed on a date. */
export function isSlab(date: string, basisPoints: number): boolean {
  const { usualRates, rareRates } = findPeriod(date);
  return [...usualRates, ...rareRates].some(
    (rate) => Math.round(Number(rate) * 100) === basisPoints,
  );
}
