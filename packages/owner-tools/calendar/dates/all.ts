import type { CalendarData } from "./date-rules.ts";
import { festivals } from "./festivals.ts";
import { habits, recurringRules } from "./habits.ts";
import { otherDueRules } from "./other.ts";
import { taxDueRules } from "./tax.ts";

/**
 * The calendar’s dates. Dates after 31 March 2027 follow standing rules; each entry says so. Update
 * them every November: `from`, `to`, `edition`, the festivals, and the evidence of every rule.
 */
export const calendarData: CalendarData = {
  from: "2026-11-23",
  to: "2027-11-30",
  edition: "2026-11-21",
  knownUntil: "2027-03-31",
  due: [...taxDueRules, ...otherDueRules],
  habits,
  recurringRules,
  festivals,
  authorities: {
    gst: { name: "Goods and Services Tax portal", url: "https://www.gst.gov.in" },
    cbic: {
      name: "Central Board of Indirect Taxes and Customs",
      url: "https://www.cbic.gov.in",
    },
    incomeTax: { name: "Income Tax Department", url: "https://www.incometax.gov.in" },
    epfo: { name: "Employees’ Provident Fund Organisation", url: "https://www.epfindia.gov.in" },
    esic: { name: "Employees’ State Insurance Corporation", url: "https://www.esic.gov.in" },
    labour: { name: "Ministry of Labour and Employment", url: "https://labour.gov.in" },
    sheBox: { name: "SHe-Box", url: "https://shebox.wcd.gov.in" },
    mca: { name: "Ministry of Corporate Affairs", url: "https://www.mca.gov.in" },
    foscos: { name: "FoSCoS", url: "https://foscos.fssai.gov.in" },
  },
};
