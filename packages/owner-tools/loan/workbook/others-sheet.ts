import { loanSheetCopy } from "./copy.ts";
import { computeDaily, computeFlat, computeLimit } from "../arithmetic.ts";
import { EVERY, type LoanInput } from "../input.ts";
import { payment } from "../../kit/figures/rates.ts";
import { exactEmiFormula, levelRate, roundedEmiFormula } from "./formulas.ts";
import type { Row, Sheet } from "../../kit/workbook/sheet.ts";
import { input, label, resultRow, section, title } from "../../kit/workbook/sheet.ts";

const copy = loanSheetCopy.others;

/** The sheet of other offers: a flat rate, daily payments, and a limit in place of a loan. */
export const buildOtherOffersSheet = (form: LoanInput): Sheet => ({
  name: copy.sheet,
  columns: [52, 20],
  frozen: { rows: 1, columns: 0 },
  rows: [
    [title(copy.title)],
    ...buildFlatRows(form),
    [],
    ...buildDailyRows(form),
    [],
    ...buildLimitRows(form),
  ],
});

function buildFlatRows({ flat, rounding }: LoanInput): Row[] {
  const { flat: w } = copy;
  const computed = computeFlat(flat, rounding);
  const other = { loan: "{flatLoan}", rate: "{otherRate}", months: "{flatMonths}" };
  const exact = Math.round(payment(flat.loan, flat.otherRate / 120_000, flat.months));
  const rate = levelRate("{flatLoan}", "({flatEmi}*{flatMonths})", "{flatEmi}", "{flatMonths}");
  return [
    [section(w.title)],
    [label(w.amount), input("flatLoan", flat.loan, "rupees")],
    [label(w.rate), input("flatRate", flat.rate, "percent")],
    [label(w.months), input("flatMonths", flat.months, "whole")],
    resultRow(
      w.interest,
      "flatInterest",
      "ROUND({flatLoan}*{flatRate}*{flatMonths}/12,{decimals})",
      computed.interest,
      "rupees",
    ),
    resultRow(w.paid, "flatPaid", "{flatLoan}+{flatInterest}", computed.paid, "rupees"),
    resultRow(
      w.instalment,
      "flatEmi",
      "ROUND({flatPaid}/{flatMonths},{decimals})",
      computed.instalment,
      "rupees",
    ),
    resultRow(w.true, "flatTrue", `ROUND(${rate}*12,4)`, computed.rate, "percent", "key"),
    [label(w.other), input("otherRate", flat.otherRate, "percent")],
    resultRow(w.otherExact, "otherExact", exactEmiFormula(other), exact, "exact"),
    resultRow(
      w.otherEmi,
      "otherEmi",
      roundedEmiFormula(other, "{otherExact}"),
      computed.otherEmi,
      "rupees",
    ),
    resultRow(w.less, "less", "{flatEmi}-{otherEmi}", computed.less, "rupees"),
  ];
}

function buildDailyRows({ daily }: LoanInput): Row[] {
  const { daily: w } = copy;
  const computed = computeDaily(daily);
  const rate = levelRate("{dayReceived}", "{dayPaid}", "{dayEmi}", "{dayCount}");
  return [
    [section(w.title)],
    [label(w.received), input("dayReceived", daily.received, "rupees")],
    [label(w.instalment), input("dayEmi", daily.instalment, "rupees")],
    [label(w.count), input("dayCount", daily.count, "whole")],
    [label(w.times), input("dayTimes", EVERY[daily.every], "whole")],
    resultRow(w.paid, "dayPaid", "{dayEmi}*{dayCount}", computed.paid, "rupees"),
    resultRow(w.cost, "dayCost", "{dayPaid}-{dayReceived}", computed.cost, "rupees"),
    resultRow(w.period, "dayRate", rate, computed.period, "fine-percent"),
    resultRow(
      w.yearly,
      "dayYearly",
      "ROUND({dayRate}*{dayTimes},4)",
      computed.yearly,
      "percent",
      "key",
    ),
  ];
}

function buildLimitRows({ limit }: LoanInput): Row[] {
  const { limit: w } = copy;
  const computed = computeLimit(limit);
  return [
    [section(w.title)],
    [label(w.turnover), input("turnover", limit.turnover, "rupees")],
    resultRow(w.need, "need", "ROUND({turnover}*25%,2)", computed.need, "rupees"),
    resultRow(w.own, "ownPart", "{need}-{limit}", computed.own, "rupees"),
    resultRow(w.limit, "limit", "ROUND({turnover}*20%,2)", computed.limit, "rupees", "key"),
    [label(w.used), input("used", limit.used, "rupees")],
    [label(w.rate), input("limitRate", limit.rate, "percent")],
    resultRow(
      w.interest,
      "limitInterest",
      "ROUND({used}*{limitRate},2)",
      computed.interest,
      "rupees",
    ),
  ];
}
