import { fact } from "@angadi/content/facts";

/** GST rates in per cent from a date on, most common first. */
interface RatePeriod {
  from: string;
  rates: readonly string[];
  rare: readonly string[];
}

/** The latest first {source:gst-rates}. */
const PERIODS: readonly RatePeriod[] = [
  {
    from: "2025-09-22",
    rates: [
      fact("bill-slabs.1"),
      fact("bill-slabs.2"),
      "0",
      fact("bill-slabs.3"),
      fact("bill-slabs.4"),
      fact("bill-slabs.5"),
    ],
    rare: ["0.1", "1.5"],
  },
  {
    from: "2017-07-01",
    rates: ["18", "5", "12", "28", "0", "3", "0.25"],
    rare: ["0.1", "1", "1.5", "6", "7.5"],
  },
  { from: "", rates: [], rare: [] },
];

const findPeriod = (date: string) =>
  PERIODS.find(({ from }) => date === "" || date >= from) as RatePeriod;

/** The usual rates on a date, or of today if it is empty; none before GST. */
export const listSlabs = (date: string): readonly string[] => findPeriod(date).rates;

/** Whether a rate, in hundredths of a percent, existed on a date. */
export function isSlab(date: string, basisPoints: number): boolean {
  const { rates, rare } = findPeriod(date);
  return [...rates, ...rare].some((rate) => Math.round(Number(rate) * 100) === basisPoints);
}
