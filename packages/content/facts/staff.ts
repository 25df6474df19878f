import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";
import { statePages } from "./state-pages.ts";

/** Pay, hours, leave. */
export const staffFacts: readonly Fact[] = [
  {
    id: "wages-day",
    what: "Monthly wages are due by the end of the",
    value: "7",
    source: pages.wagesCode,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "due by the end of the 7th of the next month",
      ],
      "packages/content/guides/cash-flow-management.md": ["| By the 7th"],
    },
  },
  {
    id: "wages-leaving",
    what: "Wages of someone who leaves",
    value: "two working days",
    source: pages.wagesCode,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "must be paid within two working days",
      ],
      "packages/content/posts/your-first-helper.md": ["within two working days when she leaves"],
    },
  },
  {
    id: "overtime",
    what: "Overtime",
    value: "twice",
    source: authorities.labour,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "Overtime is at least twice the normal rate",
      ],
    },
  },
  {
    id: "deductions",
    what: "Most that may be deducted from wages",
    value: "50%",
    source: authorities.labour,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": ["may not pass 50% of the wages"],
    },
  },
  {
    id: "gratuity",
    what: "Gratuity: days for a year, divided by, after",
    value: "15 days, 26, five years",
    source: pages.labourLaws,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "is 15 days’ wages (on a month of 26) for each completed year, after five years’ service",
      ],
    },
  },
  {
    id: "bonus",
    what: "Bonus, least share; after thirty days in the year",
    value: "8.33%, 30 days",
    source: authorities.labour,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "**Bonus** is at least 8.33% of the year’s wages",
        "who worked 30 days in the year",
      ],
    },
  },
  {
    id: "due-bonus",
    what: "Bonus, eight months after 31 March",
    value: "eight months",
    source: authorities.labour,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-09-30",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "| Within eight months of closing accounts",
      ],
    },
    due: { rule: "bonus", dates: [{ months: [11], day: 30 }] },
  },
  {
    id: "hours",
    what: "Hours a day and a week",
    value: "Eight, 48",
    source: authorities.labour,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "Eight a day and 48 a week is the norm",
      ],
    },
  },
  {
    id: "leave",
    what: "Leave earned: one day for, after",
    value: "20, 180 days",
    source: authorities.labour,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "one day for every 20 worked, once she has worked 180 days",
      ],
    },
  },
  {
    id: "maternity",
    what: "Maternity leave, for the third child, after",
    value: "26 weeks, 12 weeks, 80 days",
    source: authorities.labour,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "26 weeks’ paid leave for up to two surviving children, 12 weeks after that, for a woman who worked 80 days",
      ],
    },
  },
  {
    id: "creche",
    what: "Employees from whom a crèche is due",
    value: "50",
    source: authorities.labour,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": ["**50** employees - **Crèche**"],
    },
  },
  {
    id: "posh",
    what: "Penalty for a missing Internal Committee",
    value: "₹50,000",
    source: authorities.shebox,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "Missing the Committee can cost ₹50,000",
      ],
    },
  },
  {
    id: "due-posh",
    what: "Report of the Internal Committee",
    value: "31 January",
    source: authorities.shebox,
    isSourceRead: false,
    checkedOn: "2026-11-21",
    recheckBy: "2027-11-30",
    usedIn: {},
    due: { rule: "posh-report", dates: [{ months: [1], day: 31 }] },
  },
  {
    id: "child-labour",
    what: "Youngest workers, and for hazardous work",
    value: "14 and 18; Act of 1986",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "No worker under 14; no one under 18 in hazardous work**\\ Child and Adolescent Labour Act, 1986",
      ],
    },
  },
  {
    id: "posh-from",
    what: "Employees from whom an Internal Committee is due",
    value: "10",
    source: authorities.shebox,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "**10** employees - **Employees’ State Insurance (ESI)**\\ Code on Social Security, 2020 - **Gratuity; maternity benefit in shops and offices**\\ Code on Social Security, 2020 - **Internal Committee against sexual harassment**",
      ],
    },
  },
  {
    id: "bonus-from",
    what: "Employees from whom bonus is due",
    value: "20",
    source: authorities.labour,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "**20** employees - **Provident fund (EPF)**\\ Code on Social Security, 2020 - **Statutory bonus**",
      ],
    },
  },
  {
    id: "gratuity-fixed",
    what: "Gratuity of fixed-term staff",
    value: "one year",
    source: authorities.labour,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "as of November 2025 the Ministry of Labour and Employment spoke of one year",
      ],
    },
  },
  {
    id: "hours-gujarat",
    what: "Daily hours in Gujarat",
    value: "ten",
    where: "Gujarat",
    source: statePages.gujarat,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": ["allows ten within the weekly limit"],
    },
  },
];
