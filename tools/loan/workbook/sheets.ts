import { loanSheetWords } from "./copy.ts";
import { loanSums } from "../arithmetic.ts";
import type { LoanInput, LoanResult } from "../input.ts";
import { payment } from "../../kit/figures/rates.ts";
import { howToSheet } from "../../kit/workbook/how-to-sheet.ts";
import { exactEmi, roundedEmi } from "./formulas.ts";
import { otherOffersSheet } from "./others-sheet.ts";
import { ROWS, prepaidSheet, scheduleSheet } from "./schedule-sheet.ts";
import type { Cell, Format, Sheet, Workbook } from "../../kit/workbook/sheet.ts";
import {
  decimalsOf,
  head,
  input,
  label,
  note,
  result,
  section,
  title,
} from "../../kit/workbook/sheet.ts";

const words = loanSheetWords;

type Row = (Cell | null)[];

/** The loan workbook: the loan, its schedule with and without a prepayment, other offers. */
export function loanWorkbook(form: LoanInput, url: string): Workbook {
  const sums = loanSums(form.loan, form.rounding);
  return {
    sheets: [
      loanSheet(form, sums),
      scheduleSheet(sums),
      prepaidSheet(sums),
      otherOffersSheet(form),
      howToSheet(words.howTo, url),
    ],
  };
}

const row = (
  text: string,
  id: string,
  formula: string,
  value: number,
  format: Format,
  look: "result" | "key" = "result",
): Row => [label(text), result(id, formula, value, format, look)];

function loanSheet({ loan, rounding }: LoanInput, sums: LoanResult): Sheet {
  const { loan: w } = words;
  const terms = { loan: "{loan}", rate: "{rate}", months: "{months}" };
  const { schedule } = sums;
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
      [label(w.decimals), input("decimals", decimalsOf(rounding), "whole")],
      row(w.exact, "exact", exactEmi(terms), exactOf(loan), "exact"),
      row(w.emi, "emi", roundedEmi(terms, "{exact}"), sums.emi, "rupees", "key"),
      row(w.lastMonth, "lastMonth", `MAX({m.0:m.${ROWS}})`, schedule.last.month, "whole"),
      row(w.last, "last", `INDEX({p.0:p.${ROWS}},{lastMonth}+1)`, schedule.last.amount, "rupees"),
      row(w.paid, "paid", `SUM({p.0:p.${ROWS}})`, schedule.paid, "rupees"),
      row(w.interest, "interest", `SUM({i.0:i.${ROWS}})`, schedule.interest, "rupees", "key"),
      [],
      ...feeRows(loan, sums),
      [],
      ...termRows(loan, sums),
      [],
      ...coverRows(loan, sums),
      [],
      ...prepayRows(loan, sums),
    ],
  };
}

/** To the paisa for those who do not reckon; the formula has all its decimals. */
const exactOf = ({ loan, rate, months }: { loan: number; rate: number; months: number }): number =>
  Math.round(payment(loan, rate / 120_000, months));

function feeRows(loan: LoanInput["loan"], sums: LoanResult): Row[] {
  const { fee: w } = words.loan;
  // The flows of the schedule begin with what is received, so that the rate is theirs.
  const monthly = `IRR({flow.0:flow.${ROWS}},{rate}/12+0.001)`;
  return [
    [section(w.title)],
    [label(w.share), input("fee", loan.fee, "percent")],
    [label(w.gst), input("feeGst", loan.feeGst, "percent")],
    row(w.amount, "feeAmount", "ROUND({loan}*{fee},2)", sums.fee, "rupees"),
    row(w.tax, "feeTax", "ROUND({feeAmount}*{feeGst},2)", sums.feeGst, "rupees"),
    row(w.received, "received", "{loan}-{feeAmount}-{feeTax}", sums.received, "rupees"),
    row(w.month, "monthly", monthly, sums.monthly, "fine-percent"),
    row(w.apr, "apr", "ROUND({monthly}*12,4)", sums.apr, "percent", "key"),
    row(w.effective, "effective", "ROUND((1+{monthly})^12-1,4)", sums.effective, "percent"),
  ];
}

function termRows(loan: LoanInput["loan"], sums: LoanResult): Row[] {
  const { terms: w } = words.loan;
  const rows = [-12, 0, 12].map((by, index): Row => {
    const months = `{termMonths.${index}}`;
    const terms = { loan: "{loan}", rate: "{rate}", months };
    const sum = sums.terms.find((term) => term.months === loan.months + by);
    const unless = (formula: string) => `IF(${months}="","",${formula})`;
    const exact = sum && exactOf({ ...loan, months: sum.months });
    return [
      result(
        `termMonths.${index}`,
        `IF({months}+${by}<1,"",{months}+${by})`,
        sum?.months ?? "",
        "whole",
      ),
      result(`termExact.${index}`, unless(exactEmi(terms)), exact ?? "", "exact"),
      result(
        `termEmi.${index}`,
        unless(roundedEmi(terms, `{termExact.${index}}`)),
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
  const exact = exactOf({ ...loan, rate: sums.dearer.rate });
  return [
    [section(w.title)],
    Object.values(w.head).map(head),
    ...rows,
    row(w.dearer, "dearer", "{rate}+1%", sums.dearer.rate, "percent"),
    row(w.head.exact, "dearerExact", exactEmi(dearer), exact, "exact"),
    row(w.dearerEmi, "dearerEmi", roundedEmi(dearer, "{dearerExact}"), sums.dearer.emi, "rupees"),
  ];
}

function coverRows(loan: LoanInput["loan"], { leaves, cover }: LoanResult): Row[] {
  const { cover: w } = words.loan;
  return [
    [section(w.title)],
    [label(w.earns), input("earns", loan.earns, "rupees")],
    row(w.leaves, "leaves", "{earns}-{emi}", leaves, "rupees"),
    row(w.year, "year", "12*{emi}", cover.year, "rupees"),
    [label(w.good), input("good", loan.good, "rupees")],
    row(w.goodCover, "goodCover", "ROUND({good}/{year},2)", cover.good, "hundredths"),
    [label(w.bad), input("bad", loan.bad, "rupees")],
    row(w.badCover, "badCover", "ROUND({bad}/{year},2)", cover.bad, "hundredths"),
  ];
}

function prepayRows(loan: LoanInput["loan"], { schedule, prepaid }: LoanResult): Row[] {
  const { prepay: w } = words.loan;
  // Without a prepayment the second schedule is the first.
  const { last, interest } = prepaid ?? schedule;
  return [
    [section(w.title)],
    [label(w.amount), input("prepay", loan.prepay, "rupees")],
    [label(w.after), input("prepayAfter", loan.prepayAfter, "whole")],
    row(w.lastMonth, "preLastMonth", `MAX({xm.0:xm.${ROWS}})`, last.month, "whole"),
    row(w.last, "preLast", `INDEX({xp.0:xp.${ROWS}},{preLastMonth}+1)`, last.amount, "rupees"),
    row(w.interest, "preInterest", `SUM({xi.0:xi.${ROWS}})`, interest, "rupees"),
    row(w.saved, "saved", "{interest}-{preInterest}", prepaid?.saved ?? 0, "rupees", "key"),
    row(
      w.monthsSaved,
      "monthsSaved",
      "{lastMonth}-{preLastMonth}",
      prepaid?.monthsSaved ?? 0,
      "whole",
    ),
  ];
}
