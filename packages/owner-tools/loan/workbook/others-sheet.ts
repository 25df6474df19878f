import { loanSheetCopy } from "./copy.ts";
import { computeDaily, computeFlat, computeLimit } from "../arithmetic.ts";
import { PAYMENTS_PER_YEAR, type LoanInput } from "../input.ts";
import { payment } from "../../kit/figures/rates.ts";
import { exactEmiFormula, levelRateFormula, roundedEmiFormula } from "./formulas.ts";
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
  const { flat: labels } = copy;
  const computed = computeFlat(flat, rounding);
  const other = { loan: "{flatLoan}", rate: "{otherRate}", months: "{flatMonths}" };
  const exact = Math.round(payment(flat.loan, flat.otherRate / 120_000, flat.months));
  const rate = levelRateFormula(
    "{flatLoan}",
    "({flatEmi}*{flatMonths})",
    "{flatEmi}",
    "{flatMonths}",
  );
  return [
    [section(labels.title)],
    [label(labels.amount), input("flatLoan", flat.loan, "rupees")],
    [label(labels.rate), input("flatRate", flat.rate, "percent")],
    [label(labels.months), input("flatMonths", flat.months, "whole")],
    resultRow(
      labels.interest,
      "flatInterest",
      "ROUND({flatLoan}*{flatRate}*{flatMonths}/12,{decimals})",
      computed.interest,
      "rupees",
    ),
    resultRow(labels.paid, "flatPaid", "{flatLoan}+{flatInterest}", computed.paid, "rupees"),
    resultRow(
      labels.instalment,
      "flatEmi",
      "ROUND({flatPaid}/{flatMonths},{decimals})",
      computed.instalment,
      "rupees",
    ),
    resultRow(labels.true, "flatTrue", `ROUND(${rate}*12,4)`, computed.rate, "percent", "key"),
    [label(labels.other), input("otherRate", flat.otherRate, "percent")],
    resultRow(labels.otherExact, "otherExact", exactEmiFormula(other), exact, "exact"),
    resultRow(
      labels.otherEmi,
      "otherEmi",
      roundedEmiFormula(other, "{otherExact}"),
      computed.otherEmi,
      "rupees",
    ),
    resultRow(labels.less, "less", "{flatEmi}-{otherEmi}", computed.emiDifference, "rupees"),
  ];
}

function buildDailyRows({ daily }: LoanInput): Row[] {
  const { daily: labels } = copy;
  const computed = computeDaily(daily);
  const rate = levelRateFormula("{dayReceived}", "{dayPaid}", "{dayEmi}", "{dayCount}");
  return [
    [section(labels.title)],
    [label(labels.received), input("dayReceived", daily.received, "rupees")],
    [label(labels.instalment), input("dayEmi", daily.instalment, "rupees")],
    [label(labels.count), input("dayCount", daily.count, "whole")],
    [label(labels.times), input("dayTimes", PAYMENTS_PER_YEAR[daily.every], "whole")],
    resultRow(labels.paid, "dayPaid", "{dayEmi}*{dayCount}", computed.paid, "rupees"),
    resultRow(labels.cost, "dayCost", "{dayPaid}-{dayReceived}", computed.cost, "rupees"),
    resultRow(labels.period, "dayRate", rate, computed.period, "fine-percent"),
    resultRow(
      labels.yearly,
      "dayYearly",
      "ROUND({dayRate}*{dayTimes},4)",
      computed.yearly,
      "percent",
      "key",
    ),
  ];
}

function buildLimitRows({ limit }: LoanInput): Row[] {
  const { limit: labels } = copy;
  const computed = computeLimit(limit);
  return [
    [section(labels.title)],
    [label(labels.turnover), input("turnover", limit.turnover, "rupees")],
    resultRow(labels.need, "need", "ROUND({turnover}*25%,2)", computed.need, "rupees"),
    resultRow(labels.own, "ownPart", "{need}-{limit}", computed.own, "rupees"),
    resultRow(labels.limit, "limit", "ROUND({turnover}*20%,2)", computed.limit, "rupees", "key"),
    [label(labels.used), input("used", limit.used, "rupees")],
    [label(labels.rate), input("limitRate", limit.rate, "percent")],
    resultRow(
      labels.interest,
      "limitInterest",
      "ROUND({used}*{limitRate},2)",
      computed.interest,
      "rupees",
    ),
  ];
}
