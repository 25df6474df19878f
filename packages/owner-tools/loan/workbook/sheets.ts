import { loanSheetCopy } from "./copy.ts";
import { computeLoan } from "../arithmetic.ts";
import type { LoanInput, LoanResult } from "../input.ts";
import { payment } from "../../kit/figures/rates.ts";
import { howToSheet } from "../../kit/workbook/how-to-sheet.ts";
import { exactEmiFormula, roundedEmiFormula } from "./formulas.ts";
import { buildOtherOffersSheet } from "./others-sheet.ts";
import { ROWS, buildPrepaidSheet, buildScheduleSheet } from "./schedule-sheet.ts";
import type { Row, Sheet, Workbook } from "../../kit/workbook/sheet.ts";
import {
  decimalPlaces,
  head,
  input,
  label,
  note,
  result,
  resultRow,
  section,
  title,
} from "../../kit/workbook/sheet.ts";

const copy = loanSheetCopy;

/** The loan workbook: the loan, its schedule with and without a prepayment, other offers. */
export function buildLoanWorkbook(form: LoanInput, url: string): Workbook {
  const computed = computeLoan(form.loan, form.rounding);
  return {
    sheets: [
      buildLoanSheet(form, computed),
      buildScheduleSheet(computed),
      buildPrepaidSheet(computed),
      buildOtherOffersSheet(form),
      howToSheet(copy.howTo, url),
    ],
  };
}

function buildLoanSheet({ loan, rounding }: LoanInput, computed: LoanResult): Sheet {
  const { loan: labels } = copy;
  const terms = { loan: "{loan}", rate: "{rate}", months: "{months}" };
  const { schedule } = computed;
  return {
    name: labels.sheet,
    columns: [64, 18, 18, 24],
    frozen: { rows: 1, columns: 0 },
    rows: [
      [title(labels.title)],
      [note(labels.note)],
      [label(labels.amount), input("loan", loan.loan, "rupees")],
      [label(labels.rate), input("rate", loan.rate, "percent")],
      [label(labels.months), input("months", loan.months, "whole")],
      [label(labels.decimals), input("decimals", decimalPlaces(rounding), "whole")],
      resultRow(labels.exact, "exact", exactEmiFormula(terms), computeExactEmi(loan), "exact"),
      resultRow(
        labels.emi,
        "emi",
        roundedEmiFormula(terms, "{exact}"),
        computed.emi,
        "rupees",
        "key",
      ),
      resultRow(
        labels.lastMonth,
        "lastMonth",
        `MAX({m.0:m.${ROWS}})`,
        schedule.last.month,
        "whole",
      ),
      resultRow(
        labels.last,
        "last",
        `INDEX({p.0:p.${ROWS}},{lastMonth}+1)`,
        schedule.last.amount,
        "rupees",
      ),
      resultRow(labels.paid, "paid", `SUM({p.0:p.${ROWS}})`, schedule.paid, "rupees"),
      resultRow(
        labels.interest,
        "interest",
        `SUM({i.0:i.${ROWS}})`,
        schedule.interest,
        "rupees",
        "key",
      ),
      [],
      ...buildFeeRows(loan, computed),
      [],
      ...buildTermRows(loan, computed),
      [],
      ...buildCoverRows(loan, computed),
      [],
      ...buildPrepayRows(loan, computed),
    ],
  };
}

/** The value to the paisa, for readers that do not calculate; the formula has all decimals. */
const computeExactEmi = ({
  loan,
  rate,
  months,
}: {
  loan: number;
  rate: number;
  months: number;
}): number => Math.round(payment(loan, rate / 120_000, months));

function buildFeeRows(loan: LoanInput["loan"], computed: LoanResult): Row[] {
  const { fee: labels } = copy.loan;
  // The flows start with the received amount, so that IRR returns the true rate.
  const monthly = `IRR({flow.0:flow.${ROWS}},{rate}/12+0.001)`;
  return [
    [section(labels.title)],
    [label(labels.share), input("fee", loan.fee, "percent")],
    [label(labels.gst), input("feeGst", loan.feeGst, "percent")],
    resultRow(labels.amount, "feeAmount", "ROUND({loan}*{fee},2)", computed.fee, "rupees"),
    resultRow(labels.tax, "feeTax", "ROUND({feeAmount}*{feeGst},2)", computed.feeGst, "rupees"),
    resultRow(
      labels.received,
      "received",
      "{loan}-{feeAmount}-{feeTax}",
      computed.received,
      "rupees",
    ),
    resultRow(labels.month, "monthly", monthly, computed.monthly, "fine-percent"),
    resultRow(labels.apr, "apr", "ROUND({monthly}*12,4)", computed.apr, "percent", "key"),
    resultRow(
      labels.effective,
      "effective",
      "ROUND((1+{monthly})^12-1,4)",
      computed.effective,
      "percent",
    ),
  ];
}

function buildTermRows(loan: LoanInput["loan"], computed: LoanResult): Row[] {
  const { terms: labels } = copy.loan;
  const rows = [-12, 0, 12].map((by, index): Row => {
    const months = `{termMonths.${index}}`;
    const terms = { loan: "{loan}", rate: "{rate}", months };
    const sum = computed.terms.find((term) => term.months === loan.months + by);
    const unless = (formula: string) => `IF(${months}="","",${formula})`;
    const exact = sum && computeExactEmi({ ...loan, months: sum.months });
    return [
      result(
        `termMonths.${index}`,
        `IF({months}+${by}<1,"",{months}+${by})`,
        sum?.months ?? "",
        "whole",
      ),
      result(`termExact.${index}`, unless(exactEmiFormula(terms)), exact ?? "", "exact"),
      result(
        `termEmi.${index}`,
        unless(roundedEmiFormula(terms, `{termExact.${index}}`)),
        sum?.emi ?? "",
        "rupees",
      ),
      result(
        `termInterest.${index}`,
        unless(`ROUND({termEmi.${index}}*${months}-{loan},2)`),
        sum?.interest ?? "",
        "rupees",
      ),
    ];
  });
  const dearer = { loan: "{loan}", rate: "{dearer}", months: "{months}" };
  const exact = computeExactEmi({ ...loan, rate: computed.dearer.rate });
  return [
    [section(labels.title)],
    Object.values(labels.head).map(head),
    ...rows,
    resultRow(labels.dearer, "dearer", "{rate}+1%", computed.dearer.rate, "percent"),
    resultRow(labels.head.exact, "dearerExact", exactEmiFormula(dearer), exact, "exact"),
    resultRow(
      labels.dearerEmi,
      "dearerEmi",
      roundedEmiFormula(dearer, "{dearerExact}"),
      computed.dearer.emi,
      "rupees",
    ),
  ];
}

function buildCoverRows(loan: LoanInput["loan"], { leftAfterEmi, cover }: LoanResult): Row[] {
  const { cover: labels } = copy.loan;
  return [
    [section(labels.title)],
    [label(labels.earns), input("earns", loan.earns, "rupees")],
    resultRow(labels.leaves, "leaves", "{earns}-{emi}", leftAfterEmi, "rupees"),
    resultRow(labels.year, "year", "12*{emi}", cover.year, "rupees"),
    [label(labels.good), input("good", loan.good, "rupees")],
    resultRow(labels.goodCover, "goodCover", "ROUND({good}/{year},2)", cover.good, "hundredths"),
    [label(labels.bad), input("bad", loan.bad, "rupees")],
    resultRow(labels.badCover, "badCover", "ROUND({bad}/{year},2)", cover.bad, "hundredths"),
  ];
}

function buildPrepayRows(loan: LoanInput["loan"], { schedule, prepayment }: LoanResult): Row[] {
  const { prepay: labels } = copy.loan;
  // Without a prepayment, both schedules are the same.
  const { last, interest } = prepayment ?? schedule;
  return [
    [section(labels.title)],
    [label(labels.amount), input("prepay", loan.prepay, "rupees")],
    [label(labels.after), input("prepayAfter", loan.prepayAfter, "whole")],
    resultRow(labels.lastMonth, "preLastMonth", `MAX({xm.0:xm.${ROWS}})`, last.month, "whole"),
    resultRow(
      labels.last,
      "preLast",
      `INDEX({xp.0:xp.${ROWS}},{preLastMonth}+1)`,
      last.amount,
      "rupees",
    ),
    resultRow(labels.interest, "preInterest", `SUM({xi.0:xi.${ROWS}})`, interest, "rupees"),
    resultRow(
      labels.saved,
      "saved",
      "{interest}-{preInterest}",
      prepayment?.saved ?? 0,
      "rupees",
      "key",
    ),
    resultRow(
      labels.monthsSaved,
      "monthsSaved",
      "{lastMonth}-{preLastMonth}",
      prepayment?.monthsSaved ?? 0,
      "whole",
    ),
  ];
}
