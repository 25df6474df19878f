import { getFactValue } from "@angadi/content/facts";
import { plural } from "../kit/plural.ts";

export const letterCopy = {
  heading: "A letter of demand",
  text: "Fill in the names, read it once aloud, and send it with the bill and the proof of delivery. Ring first: many pay on the call.",
  preview: "The letter",
  fields: {
    supplier: { label: "Your firm" },
    udyam: { label: "Udyam number" },
    buyer: { label: "Buyer" },
    number: { label: "Bill", hint: "Number and date" },
  },
  placeholders: {
    supplier: "[your firm]",
    udyam: "[your Udyam number]",
    buyer: "[the buyer]",
    number: "[number and date]",
  },
  copy: {
    button: "Copy the letter",
    copied: "The letter is copied.",
    manualLabel: "Your browser does not let us copy. Copy it here:",
  },
  print: "Print the letter",
  title: "Demand for payment with interest",
  law: "Micro, Small and Medium Enterprises Development Act, 2006, sections 15 and 16",
  from: (supplier: string, udyam: string, buyer: string, day: string) =>
    `From: ${supplier}\nUdyam registration: ${udyam}\nTo: ${buyer}\nDate: ${day}`,
  greeting: "Dear Sir or Madam,",
  bill: (bill: string, amount: string, accepted: string) =>
    `Our bill ${bill} for ${amount} is for what you accepted on ${accepted}.`,
  legalAgreedDays: (days: number, lastDay: string) =>
    `We agreed in writing on ${plural(days, "day")}, so payment was due by ${lastDay}.`,
  cappedAgreedDays: (days: number, lastDay: string) =>
    `We agreed in writing on ${days} days. Section 15 allows ${getFactValue("msmed-days.1")} at most, so payment was due by ${lastDay}.`,
  noAgreedDays: (lastDay: string) =>
    `No day was agreed in writing, so under section 15 payment was due by ${lastDay}.`,
  payments: (payments: string) => `We have received ${payments}.`,
  noPayments: "Nothing has been paid since.",
  payment: (amount: string, day: string) => `${amount} on ${day}`,
  interest: (from: string, until: string) =>
    `Under section 16 you owe compound interest with monthly rests from ${from}, at ${getFactValue("msmed-interest.1")} notified by the Reserve Bank of India. Up to ${until} it is:`,
  month: (days: string, opening: string, rate: string, interest: string) =>
    `${days}: ${opening} at ${rate} a year, interest ${interest}`,
  monthPayments: (paid: string) => `, less ${paid} paid in this month`,
  sum: (balance: string, interest: string, until: string, owed: string) =>
    `Bill less payments: ${balance}\nInterest: ${interest}\nOwed on ${until}: ${owed}`,
  request:
    "Please pay this sum within seven days of this letter. Interest goes on until the day of payment.",
  claim:
    "Otherwise we will file a claim under section 18 of the Act on the MSME Online Dispute Resolution portal, odr.msme.gov.in.",
  closing: "Yours faithfully,",
};
