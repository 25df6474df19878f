import { authorities } from "./authorities.ts";
import { bankRatePages as read } from "./bank-rate-pages.ts";
import type { Fact } from "./fact.ts";

type Source = Fact["source"];

const TABLE = "packages/owner-tools/late-payment/bank-rates.ts";
/**
 * Derived from the repo rate of the day, to which it has a fixed distance: ask the Reserve Bank.
 */
const { rbi } = authorities;

/**
 * In per cent, from that day on. Most circulars name the previous rate, so that none is missing.
 */
const RATES: readonly (readonly [from: string, rate: string, source: Source])[] = [
  ["2015-09-29", "7.75", read.september2015],
  ["2016-04-05", "7.00", read.april2016],
  ["2016-10-04", "6.75", read.october2016],
  ["2017-04-06", "6.50", read.april2017],
  ["2017-08-02", "6.25", read.august2017],
  ["2018-06-06", "6.50", read.august2018],
  ["2018-08-01", "6.75", read.august2018],
  ["2019-02-07", "6.50", read.february2019],
  ["2019-04-04", "6.25", read.june2019],
  ["2019-06-06", "6.00", read.june2019],
  ["2019-08-07", "5.65", rbi],
  ["2019-10-04", "5.40", read.march2020],
  ["2020-03-27", "4.65", read.march2020],
  ["2020-05-22", "4.25", read.may2020],
  ["2022-05-04", "4.65", read.may2022],
  ["2022-06-08", "5.15", read.june2022],
  ["2022-08-05", "5.65", rbi],
  ["2022-09-30", "6.15", read.september2022],
  ["2022-12-07", "6.50", read.february2023],
  ["2023-02-08", "6.75", read.february2023],
  ["2025-02-07", "6.50", read.february2025],
  ["2025-04-09", "6.25", read.april2025],
  ["2025-06-06", "5.75", read.june2025],
  ["2025-12-05", "5.50", read.december2025],
];

/** Every change of the bank rate since before 2016, used to calculate interest on late payments. */
export const bankRatesFacts: readonly Fact[] = [
  ...RATES.map(([from, rate, source]) => ({
    id: `bank-rate-${from}`,
    what: `Bank rate from ${from}`,
    value: `${rate}%`,
    source,
    isSourceRead: source !== rbi,
    checkedOn: "2026-11-23",
    // Past rates do not change, but sources that were not read still have to be.
    recheckBy: source === rbi ? "2027-01-15" : "2027-11-23",
    usedIn: { [TABLE]: [`"${from}": "${rate}"`] },
  })),
  {
    id: "bank-rate-confirmed",
    what: "Last policy that was found: the repo rate, and so the bank rate, unchanged",
    value: "5 June 2026",
    source: read.june2026,
    isSourceRead: true,
    checkedOn: "2026-11-23",
    recheckBy: "2027-01-15",
    usedIn: {
      [TABLE]: ["The last day on which the latest rate was confirmed to be in force: 5 June 2026."],
      "packages/owner-tools/late-payment/copy.ts": ["unchanged up to 5 June 2026"],
    },
  },
  {
    id: "bank-rate-2025",
    what: "Changes of the bank rate in 2025",
    value: "four",
    source: read.december2025,
    isSourceRead: true,
    checkedOn: "2026-11-23",
    recheckBy: "2027-11-23",
    usedIn: {
      "packages/content/guides/cash-flow-management.md": ["The rate changed four times in 2025"],
    },
  },
  {
    id: "msmed-rest-rate",
    what: "The bank rate of each monthly rest counts, not that of the appointed day",
    value: "Calcutta High Court, July 2024",
    source: read.restRate,
    isSourceRead: true,
    checkedOn: "2026-11-23",
    recheckBy: "2027-11-23",
    usedIn: {
      "packages/owner-tools/late-payment/copy.ts": [
        "as the Calcutta High Court read the Act in July 2024",
      ],
    },
  },
];
