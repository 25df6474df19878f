import { loanSheetWords } from "./copy.ts";
import { dailySums, flatSums, limitSums } from "../arithmetic.ts";
import { EVERY, type LoanInput } from "../input.ts";
import { payment } from "../../kit/figures/rates.ts";
import { exactEmi, levelRate, roundedEmi } from "./formulas.ts";
import type { Cell, Format, Sheet } from "../../kit/workbook/sheet.ts";
import { input, label, result, section, title } from "../../kit/workbook/sheet.ts";

const words = loanSheetWords.others;

type Row = (Cell | null)[];

const row = (
  text: string,
  id: string,
  formula: string,
  value: number,
  format: Format,
  look: "result" | "key" = "result",
): Row => [label(text), result(id, formula, value, format, look)];

/** A flat rate, a payment by the day, and a limit in place of a loan. */
export const otherOffersSheet = (form: LoanInput): Sheet => ({
  name: words.sheet,
  columns: [52, 20],
  frozen: { rows: 1, columns: 0 },
  rows: [[title(words.title)], ...flatRows(form), [], ...dailyRows(form), [], ...limitRows(form)],
});

function flatRows({ flat, rounding }: LoanInput): Row[] {
  const { flat: w } = words;
  const sums = flatSums(flat, rounding);
  const other = { loan: "{flatLoan}", rate: "{otherRate}", months: "{flatMonths}" };
  const exact = Math.round(payment(flat.loan, flat.otherRate / 120_000, flat.months));
  const rate = levelRate("{flatLoan}", "({flatEmi}*{flatMonths})", "{flatEmi}", "{flatMonths}");
  return [
    [section(w.title)],
    [label(w.amount), input("flatLoan", flat.loan, "rupees")],
    [label(w.rate), input("flatRate", flat.rate, "percent")],
    [label(w.months), input("flatMonths", flat.months, "whole")],
    row(
      w.interest,
      "flatInterest",
      "ROUND({flatLoan}*{flatRate}*{flatMonths}/12,{decimals})",
      sums.interest,
      "rupees",
    ),
    row(w.paid, "flatPaid", "{flatLoan}+{flatInterest}", sums.paid, "rupees"),
    row(
      w.instalment,
      "flatEmi",
      "ROUND({flatPaid}/{flatMonths},{decimals})",
      sums.instalment,
      "rupees",
    ),
    row(w.true, "flatTrue", `ROUND(${rate}*12,4)`, sums.rate, "percent", "key"),
    [label(w.other), input("otherRate", flat.otherRate, "percent")],
    row(w.otherExact, "otherExact", exactEmi(other), exact, "exact"),
    row(w.otherEmi, "otherEmi", roundedEmi(other, "{otherExact}"), sums.otherEmi, "rupees"),
    row(w.less, "less", "{flatEmi}-{otherEmi}", sums.less, "rupees"),
  ];
}

function dailyRows({ daily }: LoanInput): Row[] {
  const { daily: w } = words;
  const sums = dailySums(daily);
  const rate = levelRate("{dayReceived}", "{dayPaid}", "{dayEmi}", "{dayCount}");
  return [
    [section(w.title)],
    [label(w.received), input("dayReceived", daily.received, "rupees")],
    [label(w.instalment), input("dayEmi", daily.instalment, "rupees")],
    [label(w.count), input("dayCount", daily.count, "whole")],
    [label(w.times), input("dayTimes", EVERY[daily.every], "whole")],
    row(w.paid, "dayPaid", "{dayEmi}*{dayCount}", sums.paid, "rupees"),
    row(w.cost, "dayCost", "{dayPaid}-{dayReceived}", sums.cost, "rupees"),
    row(w.period, "dayRate", rate, sums.period, "fine-percent"),
    row(w.yearly, "dayYearly", "ROUND({dayRate}*{dayTimes},4)", sums.yearly, "percent", "key"),
  ];
}

function limitRows({ limit }: LoanInput): Row[] {
  const { limit: w } = words;
  const sums = limitSums(limit);
  return [
    [section(w.title)],
    [label(w.turnover), input("turnover", limit.turnover, "rupees")],
    row(w.need, "need", "ROUND({turnover}*25%,2)", sums.need, "rupees"),
    row(w.own, "ownPart", "{need}-{limit}", sums.own, "rupees"),
    row(w.limit, "limit", "ROUND({turnover}*20%,2)", sums.limit, "rupees", "key"),
    [label(w.used), input("used", limit.used, "rupees")],
    [label(w.rate), input("limitRate", limit.rate, "percent")],
    row(w.interest, "limitInterest", "ROUND({used}*{limitRate},2)", sums.interest, "rupees"),
  ];
}
