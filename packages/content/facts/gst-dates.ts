import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Due dates of the GST returns. */
export const gstDatesFacts: readonly Fact[] = [
  {
    id: "due-gstr-1",
    what: "GSTR-1 of monthly filers, day of the month after",
    value: "11",
    source: pages.gstDueDates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: { "packages/content/guides/tax-planning-strategies.md": ["| 11th and 20th"] },
    due: { rule: "gstr-1", dates: [{ months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], day: 11 }] },
  },
  {
    id: "due-gstr-3b",
    what: "GSTR-3B of monthly filers, day of the month after",
    value: "20",
    source: pages.gstDueDates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": ["| 11th and 20th"],
      "packages/content/guides/cash-flow-management.md": [
        "| 20th (22nd or 24th, quarterly filers)",
      ],
    },
    due: { rule: "gstr-3b", dates: [{ months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], day: 20 }] },
  },
  {
    id: "due-gstr-1-quarterly",
    what: "GSTR-1 of quarterly filers, day after the quarter",
    value: "13",
    source: pages.gstDueDates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "| 13th, and 22nd or 24th after the quarter",
      ],
    },
    due: { rule: "gstr-1-quarterly", dates: [{ months: [1, 4, 7, 10], day: 13 }] },
  },
  {
    id: "due-gstr-3b-quarterly",
    what: "GSTR-3B of quarterly filers, day after the quarter, by group of states",
    value: "22 or 24",
    source: pages.gstDueDates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "| 13th, and 22nd or 24th after the quarter",
      ],
    },
    due: {
      rule: "gstr-3b-quarterly",
      dates: [
        { months: [1, 4, 7, 10], day: 22 },
        { months: [1, 4, 7, 10], day: 24 },
      ],
    },
  },
  {
    id: "due-iff",
    what: "Invoice furnishing facility, optional",
    value: "13",
    source: pages.gstCalendar,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {},
    due: { rule: "gst-iff", dates: [{ months: [2, 3, 5, 6, 8, 9, 11, 12], day: 13 }] },
  },
  {
    id: "due-pmt-06",
    what: "Monthly tax of quarterly filers",
    value: "25",
    source: pages.gstDueDates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "tax by the 25th in the two months between",
      ],
      "packages/content/guides/cash-flow-management.md": ["| 25th"],
    },
    due: { rule: "gst-pmt-06", dates: [{ months: [2, 3, 5, 6, 8, 9, 11, 12], day: 25 }] },
  },
  {
    id: "due-cmp-08",
    what: "Composition statement, day after the quarter",
    value: "18",
    source: pages.gstDueDates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": ["| 18th after the quarter; 30 June"],
      "packages/content/guides/cash-flow-management.md": ["| 18th after a quarter"],
    },
    due: { rule: "cmp-08", dates: [{ months: [1, 4, 7, 10], day: 18 }] },
  },
  {
    id: "due-gstr-4",
    what: "Composition’s yearly return",
    value: "30 June",
    source: authorities.gstPortal,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": ["| 18th after the quarter; 30 June"],
    },
    due: { rule: "gstr-4", dates: [{ months: [6], day: 30 }] },
  },
  {
    id: "due-gstr-9",
    what: "Annual return above ₹2 crore of turnover",
    value: "31 December",
    source: pages.gstDueDates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-10-31",
    usedIn: {},
    due: { rule: "gstr-9", dates: [{ months: [12], day: 31 }] },
  },
  {
    id: "due-credit",
    what: "Input credit of the year before closes",
    value: "30 November",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-11-21",
    recheckBy: "2027-10-31",
    usedIn: {},
    due: { rule: "gst-credit-closes", dates: [{ months: [11], day: 30 }] },
  },
  {
    id: "due-composition",
    what: "Last day to choose composition for the year that begins on 1 April",
    value: "31 March",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-11-21",
    recheckBy: "2027-01-31",
    usedIn: {
      "packages/owner-tools/calendar/dates/tax.ts": [
        "To use composition from 1 April, apply by 31 March.",
      ],
    },
    due: { rule: "gst-composition-choice", dates: [{ months: [3], day: 31 }] },
  },
];
