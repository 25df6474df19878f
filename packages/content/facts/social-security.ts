import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** ESI, provident fund and the wage subsidy. */
export const socialSecurityFacts: readonly Fact[] = [
  {
    id: "codes",
    what: "The four labour codes are in force since",
    value: "21 November 2025",
    source: pages.wagesCode,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "The Ministry of Labour and Employment brought them into force on 21 November 2025.",
      ],
      "packages/content/guides/business-insurance-guide.md": ["in force since 21 November 2025"],
      "packages/content/guides/business-registration-checklist.md": [
        "in force since 21 November 2025",
      ],
      "packages/content/posts/your-first-helper.md": ["in force since 21 November 2025"],
    },
  },
  {
    id: "rules-central",
    what: "Central Rules under the codes",
    value: "8 May 2026",
    source: pages.esiUnderCode,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": ["were notified on 8 May 2026"],
    },
  },
  {
    id: "esi-from",
    what: "Employees from whom ESI applies",
    value: "ten",
    source: pages.labourLaws,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-01-31",
    usedIn: {
      "packages/content/guides/startup-budget-calculator.md": ["from ten ESI"],
      "packages/content/guides/business-insurance-guide.md": [
        "an establishment with ten or more employees generally falls under Employees’ State Insurance",
      ],
      "packages/content/posts/your-first-helper.md": ["until you are ten and twenty people"],
    },
  },
  {
    id: "esi-ceiling",
    what: "ESI wage ceiling, and for persons with disability",
    value: "₹21,000 and ₹25,000",
    source: pages.esiRates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-01-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "the wage ceiling at ₹21,000 a month, or ₹25,000 for persons with disability",
      ],
    },
  },
  {
    id: "esi-ceiling-post",
    what: "ESI wage ceiling, as the post has it",
    value: "₹21,000",
    source: pages.esiUnderCode,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-01-31",
    usedIn: {
      "packages/content/posts/your-first-helper.md": ["gave ₹21,000 as its wage ceiling"],
    },
  },
  {
    id: "esi-rates",
    what: "ESI: employer’s and employee’s share",
    value: "3.25% and 0.75%",
    source: pages.esiRates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-01-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "is 3.25% from you and 0.75% from the employee",
      ],
      "packages/owner-tools/calendar/dates/other.ts": ["Your 3.25% and the employees’ 0.75%."],
    },
  },
  {
    id: "esi-saved",
    what: "The year for which the Code kept the old ESI rules ended on",
    value: "20 November 2026",
    source: pages.esiUnderCode,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-01-15",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "That year ended on 20 November 2026.",
      ],
    },
  },
  {
    id: "epf-from",
    what: "Employees from whom provident fund applies",
    value: "twenty",
    source: pages.labourLaws,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/startup-budget-calculator.md": [
        "From twenty employees provident fund applies",
      ],
    },
  },
  {
    id: "epf-rate",
    what: "Provident fund, each side",
    value: "12%",
    source: pages.labourLaws,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "Provident fund is 12% of wages from each side",
      ],
      "packages/content/posts/your-first-helper.md": ["and your share is 12%"],
    },
  },
  {
    id: "epf-ceiling",
    what: "Wage ceiling of provident fund, notified on 29 May 2026",
    value: "₹15,000, 29 May 2026",
    source: pages.epfCeiling,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "On 29 May 2026 the Ministry of Labour and Employment notified ₹15,000 a month",
      ],
      "packages/content/posts/your-first-helper.md": ["a ceiling of ₹15,000 on 29 May 2026"],
    },
  },
  {
    id: "epf-scheme",
    what: "Employees’ Provident Funds Scheme, 2026",
    value: "29 June 2026",
    source: pages.epfScheme,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: { "packages/content/guides/hr-compliance-checklist.md": ["followed on 29 June 2026"] },
  },
  {
    id: "due-pf",
    what: "Provident fund, day of the month after",
    value: "15",
    source: authorities.epfo,
    isSourceRead: false,
    checkedOn: "2026-10-15",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/cash-flow-management.md": ["| 15th | Provident fund and ESI"],
      "packages/content/guides/hr-compliance-checklist.md": ["by the 15th of the following month"],
    },
    due: { rule: "pf", dates: [{ months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], day: 15 }] },
  },
  {
    id: "due-esi",
    what: "ESI, day of the month after",
    value: "15",
    source: authorities.esic,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-01-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": ["by the 15th of the following month"],
    },
    due: { rule: "esi", dates: [{ months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], day: 15 }] },
  },
  {
    id: "factory",
    what: "Workers with power from whom a place is a factory",
    value: "20 workers",
    source: authorities.labour,
    isSourceRead: false,
    checkedOn: "2026-07-29",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "a place with power counts as one from 20 workers",
      ],
    },
  },
  {
    id: "compensation",
    what: "Factor for age 30 in the Sixth Schedule",
    value: "207.98",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-07-03",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/business-insurance-guide.md": [
        "For age 30 the factor in its Sixth Schedule is 207.98.",
      ],
    },
  },
  {
    id: "vbry-days",
    what: "PM-VBRY: jobs that begin between",
    value: "1 August 2025 and 31 July 2027",
    source: pages.jobsDays,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-06-30",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "between 1 August 2025 and 31 July 2027",
      ],
    },
  },
  {
    id: "vbry-hires",
    what: "PM-VBRY: hires below and from 50 employees, months, pay",
    value: "two, five, 50, six months, ₹1 lakh",
    source: pages.jobs,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-06-30",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "With fewer than 50 employees you must add at least two people; with 50 or more, five. Each must stay at least six months and earn up to ₹1 lakh a month.",
      ],
    },
  },
  {
    id: "vbry-amounts",
    what: "PM-VBRY: a month by PF wage",
    value: "₹1,000 to ₹10,000, ₹2,000 to ₹20,000, ₹3,000",
    source: pages.jobsAmounts,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-06-30",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "You get up to ₹1,000 a month for PF wages up to ₹10,000, ₹2,000 up to ₹20,000 and ₹3,000 above.",
      ],
    },
  },
  {
    id: "esi-joiner",
    what: "A new person is registered with ESI by",
    value: "the day she joins",
    source: authorities.esic,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-01-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "registered on the ESIC portal by the day she joins",
      ],
    },
  },
  {
    id: "rules-gujarat",
    what: "States with final rules under all codes",
    value: "June 2026",
    source: authorities.labour,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "As of June 2026 Gujarat had final rules under all four codes",
      ],
    },
  },
  {
    id: "vbry",
    what: "Scheme that pays employers for new jobs",
    value: "PM Viksit Bharat Rozgar Yojana",
    source: pages.jobs,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-06-30",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "The **PM Viksit Bharat Rozgar Yojana** pays employers who add staff.",
      ],
    },
  },
];
