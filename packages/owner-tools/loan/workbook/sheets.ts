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
  const { loan: w } = copy;
  const terms = { loan: "{loan}", rate: "{rate}", months: "{months}" };
  const { schedule } = computed;
  return {
    name: w.sheet,
    columns: [64, 18, 18, 24],
    frozen: { rows: 1, columns: 0 },
    rows: [
      [title(w.title)],
      [note(w.note)],
      [label(w.amount), input("loan", loan.loan, "rupees")],
      [label(w.rate), input("rate", loan.rate, "percent")],
      [label(w.months), input("months", loan.months, "whole")],
      [label(w.decimals), input("decimals", decimalPlaces(rounding), "whole")],
      resultRow(w.exact, "exact", exactEmiFormula(terms), computeExactEmi(loan), "exact"),
      resultRow(w.emi, "emi", roundedEmiFormula(terms, "{exact}"), computed.emi, "rupees", "key"),
      resultRow(w.lastMonth, "lastMonth", `MAX({m.0:m.${ROWS}})`, schedule.last.month, "whole"),
      resultRow(
        w.last,
        "last",
        `INDEX({p.0:p.${ROWS}},{lastMonth}+1)`,
        schedule.last.amount,
        "rupees",
      ),
      resultRow(w.paid, "paid", `SUM({p.0:p.${ROWS}})`, schedule.paid, "rupees"),
      resultRow(w.interest, "interest", `SUM({i.0:i.${ROWS}})`, schedule.interest, "rupees", "key"),
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
  const { fee: w } = copy.loan;
  // The flows start with the received amount, so that IRR returns the true rate.
  const monthly = `IRR({flow.0:flow.${ROWS}},{rate}/12+0.001)`;
  return [
    [section(w.title)],
    [label(w.share), input("fee", loan.fee, "percent")],
    [label(w.gst), input("feeGst", loan.feeGst, "percent")],
    resultRow(w.amount, "feeAmount", "ROUND({loan}*{fee},2)", computed.fee, "rupees"),
    resultRow(w.tax, "feeTax", "ROUND({feeAmount}*{feeGst},2)", computed.feeGst, "rupees"),
    resultRow(w.received, "received", "{loan}-{feeAmount}-{feeTax}", computed.received, "rupees"),
    resultRow(w.month, "monthly", monthly, computed.monthly, "fine-percent"),
    resultRow(w.apr, "apr", "ROUND({monthly}*12,4)", computed.apr, "percent", "key"),
    resultRow(
      w.effective,
      "effective",
      "ROUND((1+{monthly})^12-1,4)",
      computed.effective,
      "percent",
    ),
  ];
}

function buildTermRows(loan: LoanInput["loan"], computed: LoanResult): Row[] {
  const { terms: w } = copy.loan;
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
    [section(w.title)],
    Object.values(w.head).map(head),
    ...rows,
    resultRow(w.dearer, "dearer", "{rate}+1%", computed.dearer.rate, "percent"),
    resultRow(w.head.exact, "dearerExact", exactEmiFormula(dearer), exact, "exact"),
    resultRow(
      w.dearerEmi,
      "dearerEmi",
      roundedEmiFormula(dearer, "{dearerExact}"),
      computed.dearer.emi,
      "rupees",
    ),
  ];
}

function buildCoverRows(loan: LoanInput["loan"], { leaves, cover }: LoanResult): Row[] {
  const { cover: w } = copy.loan;
  return [
    [section(w.title)],
    [label(w.earns), input("earns", loan.earns, "rupees")],
    resultRow(w.leaves, "leaves", "{earns}-{emi}", leaves, "rupees"),
    resultRow(w.year, "year", "12*{emi}", cover.year, "rupees"),
    [label(w.good), input("good", loan.good, "rupees")],
    resultRow(w.goodCover, "goodCover", "ROUND({good}/{year},2)", cover.good, "hundredths"),
    [label(w.bad), input("bad", loan.bad, "rupees")],
    resultRow(w.badCover, "badCover", "ROUND({bad}/{year},2)", cover.bad, "hundredths"),
  ];
}

function buildPrepayRows(loan: LoanInput["loan"], { schedule, prepaid }: LoanResult): Row[] {
  const { prepay: w } = copy.loan;
  // Without a prepayment, both schedules are the same.
  const { last, interest } = prepaid ?? schedule;
  return [
    [section(w.title)],
    [label(w.amount), input("prepay", loan.prepay, "rupees")],
    [label(w.after), input("prepayAfter", loan.prepayAfter, "whole")],
    resultRow(w.lastMonth, "preLastMonth", `MAX({xm.0:xm.${ROWS}})`, last.month, "whole"),
    resultRow(
      w.last,
      "preLast",
      `INDEX({xp.0:xp.${ROWS}},{preLastMonth}+1)`,
      last.amount,
      "rupees",
    ),
    resultRow(w.interest, "preInterest", `SUM({xi.0:xi.${ROWS}})`, interest, "rupees"),
    resultRow(w.saved, "saved", "{interest}-{preInterest}", prepaid?.saved ?? 0, "rupees", "key"),
    resultRow(
      w.monthsSaved,
      "monthsSaved",
      "{lastMonth}-{preLastMonth}",
      prepaid?.monthsSaved ?? 0,
      "whole",
    ),
  ];
}
