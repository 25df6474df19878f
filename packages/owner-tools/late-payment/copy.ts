import { getFactValue } from "@angadi/content/facts";
import type { PartField } from "../kit/frame/part-card.tsx";
import type { LatePaymentFields } from "./input.ts";

export const latePaymentCopy = {
  heading: "What a late payer owes",
  lede: "Interest under the MSMED Act, each month shown, and a letter to send. Filled in with the guide’s example: the press in Sivakasi.",
  exampleFilesNote: "These files hold the figures of the press.",
  resets: [
    { id: "example", label: "Show the press", message: "The press is back." },
    {
      id: "partPayment",
      label: "With a part payment",
      message: "A bill of last year, with a part payment and four bank rates.",
    },
    { id: "empty", label: "Clear the sheet", message: "The sheet is empty." },
  ],
  files: { xlsx: "Excel sheet with formulas", csv: "Plain table (CSV)" },
  registration: {
    label: "Were you on Udyam as micro or small before this bill?",
    options: { before: "Yes", later: "Only later", no: "No, or as medium" },
  },
  trade: {
    label: "What did you sell?",
    options: { makes: "What we make, or a service", resells: "Goods we only resell" },
  },
  exclusionReasons: {
    later:
      "A claim needs a Udyam registration that is older than the bill. For this bill ask a lawyer before you write of interest under the Act; bills since your registration are covered.",
    no: "The Act gives this interest to micro and small enterprises on Udyam only. For this bill, look at the interest your own terms name, or ask a lawyer. Registering is free and counts for the bills that come after it.",
    resells: `The Ministry’s memorandum of ${getFactValue("msme-traders")} leaves out retail and wholesale traders, though they may be on Udyam. For this bill, look at the interest your own terms name, or ask a lawyer.`,
  },
  fields: [
    {
      name: "accepted",
      unit: "date",
      label: "Accepted on",
      hint: "The day of delivery. After a written objection: the day it was settled",
    },
    {
      name: "agreedDays",
      unit: "count",
      label: "Days agreed in writing",
      hint: `Empty if none: then ${getFactValue("msmed-days.2")} count`,
      range: "0 to 365",
    },
    {
      name: "amount",
      unit: "rupees",
      label: "Bill, with its tax",
      hint: "Less any advance",
      range: "₹0.01 to ₹100 crore",
    },
    {
      name: "until",
      unit: "date",
      label: "Interest up to",
      hint: "Today, or the day they paid",
    },
  ] satisfies readonly (PartField & { name: keyof LatePaymentFields["bill"] })[],
  payments: {
    heading: "Part payments",
    day: "Paid on",
    amount: "Amount",
    range: "₹0.01 to what was still owed on that day",
    add: "Add a part payment",
    partPayment: (position: number) => `part payment ${position}`,
  },
  receipt: {
    heading: "They owe you",
    dueDay: "Last day to pay in time",
    bill: "Bill",
    totalPaid: "Paid since",
    interest: (from: string) => `Interest since ${from}`,
    amountOwed: (day: string) => `Owed on ${day}`,
  },
  notices: {
    stillInTime: (dueDay: string, from: string) =>
      `They are in time until ${dueDay}. Interest begins on ${from}.`,
    cappedDays: (agreedDays: number) =>
      `${agreedDays} days were agreed. The law counts ${getFactValue("msmed-days.1")} at most (section 15).`,
    unconfirmedRate: (rate: string) =>
      `The last bank rate we know is ${rate}, unchanged up to ${getFactValue("bank-rate-confirmed.1")}. If the Reserve Bank has changed it since, the months after that day differ: look at rbi.org.in before you send anything.`,
  },
  months: {
    heading: "Month by month",
    columns: {
      month: "Month",
      openingBalance: "Owed before",
      amountPaid: "Paid",
      bankRate: "Bank rate",
      interestRate: "Three times",
      interest: "Interest",
      closingBalance: "Owed after",
    },
    dateRange: (from: string, to: string) => `${from} to ${to}`,
    partOfMonth: (days: number, monthDays: number) => `${days} of ${monthDays} days`,
    noPayment: "–",
  },
  method: {
    heading: "How it is counted",
    lines: [
      "Months run from the first day of interest, not from the 1st. At the end of each (the law says “rest”) its interest is added, and bears interest from then on.",
      `A month is charged at ${getFactValue("msmed-interest.1")} in force on its last day, as the ${getFactValue("msmed-rest-rate.1")} read the Act in ${getFactValue("msmed-rest-rate.2")}. A council may count a change within a month by days; the difference is small.`,
      "A part of a month counts by its days: 10 days of 31 are 10/31 of that month’s interest.",
      "A payment lowers the sum from the next day. One on the day you count to is taken off that day’s interest, too, so it can settle all. Interest is rounded to the paisa once a month.",
    ],
  },
  limits: {
    heading: "What this sheet doesn’t know",
    lines: [
      "Whether the buyer objects to the goods, the work or the amount.",
      "What your contract calls acceptance, and money it lets the buyer hold back.",
      "Tax the buyer deducted (TDS): it is paid for you, so enter it as a part payment.",
      "Whether GST is due on the interest, and how long you may wait before you claim: ask your accountant and a lawyer.",
      "What a council or court will award.",
    ],
  },
  claim: {
    heading: "Where to claim",
    text: `Since 15 October 2025 new claims have gone through the ${getFactValue("msme-odr")}, odr.msme.gov.in. Samadhaan, the older portal, sends new claims there and shows those filed before. From there they reach your state’s Facilitation Council.`,
  },
};
