/** The guides’ advice for certain days; only wages by the 7th are law (Code on Wages). */
import { getFactValue } from "@angadi/content/facts";
import type { HabitRule, RecurringRule } from "./date-rules.ts";

/** Habits on single days of the year. */
export const habits: readonly HabitRule[] = [
  {
    id: "tax-decisions",
    when: [["itr"]],
    title: "An evening for the tax of this year",
    note: `Regime, presumptive or book profit, composition or regular GST: all four are decided before ${getFactValue("due-composition")}.`,
    dates: [{ months: [2], day: 7 }],
  },
  {
    id: "tax-estimate",
    when: [["itr"]],
    title: "First estimate of the year’s tax",
    note: "Seven months of facts, five of forecast, from books closed to 31 October.",
    dates: [{ months: [11], day: 8 }],
  },
  {
    id: "msme-list",
    when: [["itr"]],
    title: "Print the list of micro and small suppliers to be paid",
    note: "With each one’s Udyam certificate and due date. They are to be paid by 31 March.",
    dates: [{ months: [3], day: 1 }],
  },
  {
    id: "stock-count",
    when: [["books"]],
    title: "Count the stock, at cost",
    note: "After closing. Old stock goes in at what it will fetch.",
    dates: [{ months: [3], day: 31 }],
  },
  {
    id: "new-books",
    when: [["books"]],
    title: "New tax year: new bill series, new folder",
    note: "Bills numbered in one running series from today, and a folder for the year’s papers.",
    dates: [{ months: [4], day: 1 }],
  },
  {
    id: "rate-list",
    when: [["books"]],
    title: "Print the GST rate list from your billing software",
    note: "Item by item, once a quarter.",
    dates: [{ months: [1, 4, 7, 10], day: 2 }],
  },
  {
    id: "holiday-list",
    when: [["staff"]],
    title: "Hang up the year’s holiday list",
    note: "National and festival holidays under your state’s shops Act, and the shop’s hours.",
    dates: [{ months: [1], day: 2 }],
  },
  {
    id: "wage-rates",
    when: [["staff"]],
    title: "New dearness rates, and the ESI ceiling",
    note: "Compare each pay with your state’s latest minimum wage notification.",
    dates: [{ months: [4, 10], day: 1 }],
  },
  {
    id: "labour-page",
    when: [["staff"]],
    title: "Look at the state labour department’s page",
    note: "New rules under the codes, professional tax, labour welfare fund.",
    dates: [{ months: [1, 4, 7, 10], day: 5 }],
  },
  {
    id: "page-decision",
    when: [["posting"]],
    title: "Carry on, change or stop?",
    note: "Three months of ticks beside the till: look at new customers only, then decide.",
    dates: [{ months: [3, 6, 9], day: 1 }],
  },
  {
    id: "dpdp-ready",
    when: [["always"]],
    title: "Privacy notice and consents ready",
    note: `The main duties of the DPDP Act begin in mid-${getFactValue("dpdp-may")} (MeitY, as of June 2026). Look at meity.gov.in for the day.`,
    dates: [{ months: [5], day: 3 }],
  },
];

/** Tasks of every week or month. */
export const recurringRules: readonly RecurringRule[] = [
  {
    id: "photographs",
    when: [["posting"]],
    title: "Photograph and film what is new",
    note: "First light, 60 minutes. With twenty good photographs on the phone, the rest follows.",
    weekdays: [2],
    frequency: "Every Tuesday",
  },
  {
    id: "captions",
    when: [["posting"]],
    title: "Write three captions and schedule them",
    note: "Slow hour, 60 minutes. Name, price, where, what next.",
    weekdays: [3],
    frequency: "Every Wednesday",
  },
  {
    id: "post",
    when: [["posting"]],
    title: "Post, and answer everyone who wrote",
    note: "Monday help, Thursday proof, Saturday people or an offer. Answer twice a day, 15 minutes in all.",
    weekdays: [1, 4, 6],
    frequency: "Every Monday, Thursday and Saturday",
  },
  {
    id: "tick-sheet",
    when: [["posting"]],
    title: "Tick sheet: best post, worst post, one idea",
    note: "After closing, 30 minutes.",
    weekdays: [6],
    frequency: "Every Saturday",
  },
  {
    id: "page-sum",
    when: [["posting"]],
    title: "The page’s month in rupees",
    note: "Both ways: all ticks, and new customers only.",
    monthDay: 1,
    frequency: "Every month on the 1st",
  },
  {
    id: "headcount",
    when: [["staff"]],
    title: "Headcount written down, attendance closed",
    note: "Count everybody who works for wages, contractor’s people included.",
    monthDay: 1,
    frequency: "Every month on the 1st",
  },
  {
    id: "wages",
    when: [["staff"]],
    title: "Wages paid by today, with slips",
    note: `Monthly wages are due by the end of the ${getFactValue("wages-day")} (Code on Wages, 2019, section 17). Into bank accounts.`,
    monthDay: 7,
    frequency: `Every month by the ${getFactValue("wages-day")}`,
  },
  {
    id: "month-closed",
    when: [["books"]],
    title: "Close the month’s books",
    note: "Bank agreed to the last rupee, stock, what the month owes, who owes whom.",
    monthDay: 7,
    frequency: "Every month by the 7th",
  },
];
