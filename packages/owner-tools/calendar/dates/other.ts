/**
 * Due dates for staff, registrars and food businesses.
 *
 * Evidence, looked up in November 2026: wages, bonus and the POSH report as in the guide on hiring.
 * PF and ESI by the 15th as of November 2025; the Employees’ Provident Funds Scheme, 2026 and the
 * rules under the Code may change it, and no newer source was found. LLP forms as of May 2026 and
 * AOC-4 of a one person company as in the guide on legal structures. AOC-4 and MGT-7A are counted
 * from a meeting on 30 September, the last day allowed. DPT-3, MSME-1 and the tax audit are from
 * third-party calendars of December 2025, not the Ministry’s. KYC of directors: rules of 31
 * December 2025; sources agree on 30 June of every third year, but not on the first. FSSAI Form
 * D-1: third-party pages of May 2026, not FSSAI’s; the regulations were amended in March 2026. No
 * professional tax: states differ, and sources contradict one another.
 */
import { getDueDates, getFactValue } from "@angadi/content/facts";
import type { DueRule } from "./date-rules.ts";

const staff: readonly DueRule[] = [
  {
    id: "pf",
    when: [["staff", "pf"]],
    title: "Provident fund for {period}",
    note: "Challan and monthly return. The schemes of 2026 may name another day: look at the portal.",
    dates: getDueDates("due-pf"),
    period: "month",
    authority: "epfo",
    asOf: "November 2025",
    law: "Employees’ Provident Funds Scheme",
    isUncertain: true,
  },
  {
    id: "esi",
    when: [["staff", "esi"]],
    title: "ESI for {period}",
    note: `Your ${getFactValue("esi-rates.1")} and the employees’ ${getFactValue("esi-rates.2")}. The rules under the Code may name another day: look at the portal.`,
    dates: getDueDates("due-esi"),
    period: "month",
    authority: "esic",
    asOf: "November 2025",
    law: "ESI (General) Regulations",
    isUncertain: true,
  },
  {
    id: "bonus",
    when: [["staff", "staff:20"]],
    title: "Statutory bonus for {period}",
    note: `Within ${getFactValue("due-bonus")} of closing the accounts, counted here from 31 March. Ask your accountant for the wage limit.`,
    dates: getDueDates("due-bonus"),
    period: "tax-year",
    authority: "labour",
    asOf: "May 2026",
    law: "Code on Wages, 2019",
  },
  {
    id: "posh-report",
    when: [["staff", "staff:10"]],
    title: "Report of the Internal Committee for the calendar year past",
    note: "To the District Officer. The Act asks for it yearly; your district may name another day.",
    dates: getDueDates("due-posh"),
    authority: "sheBox",
    asOf: "June 2026",
    law: "POSH Act, 2013, sections 21 and 22",
    isUncertain: true,
  },
];

const registrar: readonly DueRule[] = [
  {
    id: "llp-11",
    when: [["mca", "business:llp"]],
    title: "LLP annual return for {period} (Form 11)",
    note: "Due even for a year without a sale.",
    dates: getDueDates("due-llp-11"),
    period: "tax-year",
    authority: "mca",
    asOf: "May 2026",
    law: "LLP Act, 2008, section 35",
  },
  {
    id: "llp-8",
    when: [["mca", "business:llp"]],
    title: "LLP accounts for {period} (Form 8)",
    note: "Statement of account and solvency, even for a year without a sale.",
    dates: getDueDates("due-llp-8"),
    period: "tax-year",
    authority: "mca",
    asOf: "May 2026",
    law: "LLP Act, 2008, section 34",
  },
  {
    id: "company-agm",
    when: [["mca", "business:company"]],
    title: "Last day for the annual general meeting",
    note: "Within six months of the year’s end. A company’s first meeting has nine.",
    dates: getDueDates("due-agm"),
    authority: "mca",
    asOf: "December 2025",
    law: "Companies Act, 2013, section 96",
  },
  {
    id: "company-aoc-4",
    when: [["mca", "business:company"]],
    title: "Accounts for {period} (AOC-4)",
    note: `Thirty days after the meeting, counted here from ${getFactValue("due-agm")}. An earlier meeting makes it earlier.`,
    dates: getDueDates("due-aoc-4"),
    period: "tax-year",
    authority: "mca",
    asOf: "February 2026",
    law: "Companies Act, 2013, section 137",
  },
  {
    id: "company-mgt-7a",
    when: [["mca", "business:company"]],
    title: "Annual return for {period} (MGT-7A, or MGT-7)",
    note: `Sixty days after the meeting, counted here from ${getFactValue("due-agm")}. An earlier meeting makes it earlier.`,
    dates: getDueDates("due-mgt-7a"),
    period: "tax-year",
    authority: "mca",
    asOf: "February 2026",
    law: "Companies Act, 2013, section 92",
  },
  {
    id: "opc-aoc-4",
    when: [["mca", "business:opc"]],
    title: "Accounts for {period} (AOC-4)",
    note: `A one person company has ${getFactValue("due-opc-aoc-4")} from 31 March. Ask your company secretary for the day of MGT-7A.`,
    dates: getDueDates("due-opc-aoc-4"),
    period: "tax-year",
    authority: "mca",
    asOf: "May 2026",
    law: "Companies Act, 2013, section 137",
  },
  {
    id: "dpt-3",
    when: [
      ["mca", "business:company"],
      ["mca", "business:opc"],
    ],
    title: "Return of deposits and loans at 31 March (DPT-3)",
    note: "Loans from directors and advances can count. Ask your accountant which of them to report.",
    dates: getDueDates("due-dpt-3"),
    authority: "mca",
    asOf: "December 2025",
    law: "Companies (Acceptance of Deposits) Rules, 2014, rule 16",
    isUncertain: true,
  },
  {
    id: "msme-1",
    when: [
      ["mca", "business:company"],
      ["mca", "business:opc"],
    ],
    title: "Dues to micro and small suppliers, {period} (MSME-1)",
    note: `Only for a company that owes such a supplier beyond ${getFactValue("msmed-days.1")} days.`,
    dates: getDueDates("due-msme-1"),
    period: "half-year",
    authority: "mca",
    asOf: "December 2025",
    law: "Order under section 405 of the Companies Act, 2013",
    isUncertain: true,
  },
  {
    id: "director-kyc",
    when: [
      ["mca", "business:company"],
      ["mca", "business:opc"],
      ["mca", "business:llp"],
    ],
    title: "Director’s KYC: see whether this is your third year",
    note: `Since 31 March 2026 it is due every third year by ${getFactValue("due-director-kyc")}, and changes of phone, e-mail or address within 30 days.`,
    dates: getDueDates("due-director-kyc"),
    authority: "mca",
    asOf: "December 2025",
    law: "Companies (Appointment and Qualification of Directors) Rules, 2014, rule 12A",
    isUncertain: true,
  },
];

const food: readonly DueRule[] = [
  {
    id: "fssai-d1",
    when: [["food:maker"]],
    title: "FSSAI annual return for {period} (Form D-1)",
    note: "For licensed makers, packers and importers of food. The regulations were amended in March 2026: look at FoSCoS to see what it asks of you.",
    dates: getDueDates("due-fssai-d1"),
    period: "tax-year",
    authority: "foscos",
    asOf: "May 2026",
    law: "Licensing and Registration Regulations, 2011, regulation 2.1.13",
    isUncertain: true,
  },
];

export const otherDueRules: readonly DueRule[] = [...staff, ...registrar, ...food];
