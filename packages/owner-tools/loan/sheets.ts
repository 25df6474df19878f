import { computeLoan } from "./arithmetic.ts";
import type { LoanInput } from "./input.ts";
import { payment } from "../kit/figures/rates.ts";
import { howToSheet } from "../kit/workbook/how-to-sheet.ts";
import { type TermsCells, exactEmiFormula, roundedEmiFormula } from "./formulas.ts";
import { buildOtherOffersSheet } from "./others-sheet.ts";
import { buildPrepaidSheet, buildScheduleSheet } from "./schedule-sheet.ts";
import {
  SheetBuilder,
  type Workbook,
  decimalPlaces,
  range,
  result,
} from "../kit/workbook/sheet.ts";

const HOW_TO = [
  "The schedule has room for 360 months. Rows after the last instalment stay empty.",
  "The last instalment differs a little from the others, because what was rounded off ends up there.",
  "Compare annual percentage rates, never instalments.",
];

/** The value to the paisa, for readers that do not calculate; the formula has all decimals. */
const computeExactEmi = ({ loan, rate, months }: Record<keyof TermsCells, number>): number =>
  Math.round(payment(loan, rate / 120_000, months));

/** The loan workbook: the loan, its schedule with and without a prepayment, other offers. */
export function buildLoanWorkbook(form: LoanInput, url: string): Workbook {
  const { loan: terms } = form;
  const computed = computeLoan(terms, form.rounding);
  const s = new SheetBuilder({ name: "Loan", columns: [64, 18, 18, 24] });
  s.title("A loan and what it costs");
  s.note("Equal monthly instalments on the falling balance, 1 to 360 months.");
  const loan = s.input("Loan", terms.loan, "rupees");
  const rate = s.input("Rate a year", terms.rate, "percent");
  const months = s.input("Months", terms.months, "whole");
  const decimals = s.input(
    "Decimals that are kept: 0 for whole rupees, 2 for paise as a bank does",
    decimalPlaces(form.rounding),
    "whole",
  );
  const cells = { loan, rate, months };
  const exactEmi = computeExactEmi(terms);
  const exact = s.result("Instalment, not rounded", exactEmiFormula(cells), exactEmi, "exact");
  const rounded = roundedEmiFormula(cells, exact, decimals);
  const emi = s.result("Instalment (EMI)", rounded, computed.emi, "rupees", "key");
  const { last, paid, interest: allInterest } = computed.schedule;
  const lastMonth = s.result(
    "Last instalment in month",
    () => `MAX(${range(schedule.months)})`,
    last.month,
    "whole",
  );
  const lastPaid = () => `INDEX(${range(schedule.payments)},${lastMonth}+1)`;
  s.result("Last instalment", lastPaid, last.amount, "rupees");
  s.result("Paid in all", () => `SUM(${range(schedule.payments)})`, paid, "rupees");
  const interest = s.result(
    "Interest in all",
    () => `SUM(${range(schedule.interests)})`,
    allInterest,
    "rupees",
    "key",
  );
  s.blank();

  s.section("The fee changes the rate");
  const feeShare = s.input("Processing fee, of the loan", terms.fee, "percent");
  const feeGst = s.input("GST on the fee", terms.feeGst, "percent");
  const fee = s.result("Fee", `ROUND(${loan}*${feeShare},2)`, computed.fee, "rupees");
  const tax = s.result("GST", `ROUND(${fee}*${feeGst},2)`, computed.feeGst, "rupees");
  const rest = `${loan}-${fee}-${tax}`;
  const received = s.result("You receive", rest, computed.received, "rupees");
  const monthly = s.result(
    "Internal rate of a month",
    // The flows start with the received amount, so that IRR returns the true rate.
    () => `IRR(${range(schedule.last)},${rate}/12+0.001)`,
    computed.monthly,
    "fine-percent",
  );
  const apr = `ROUND(${monthly}*12,4)`;
  s.result("Annual percentage rate (APR)", apr, computed.apr, "percent", "key");
  const effective = `ROUND((1+${monthly})^12-1,4)`;
  s.result("With interest on interest", effective, computed.effective, "percent");
  s.blank();

  s.section("Longer is lighter and costs more");
  s.heads("Months", "Not rounded ₹", "EMI ₹", "Total interest ₹");
  for (const by of [-12, 0, 12]) {
    const term = computed.terms.find((one) => one.months === terms.months + by);
    const termExact = term && computeExactEmi({ ...terms, months: term.months });
    const [count, unrounded, instalment] = s.next([by, "exact", "emi"]);
    const unless = (formula: string) => `IF(${count}="","",${formula})`;
    const ofTerm = { loan, rate, months: count };
    const dearest = `ROUND(${instalment}*${count}-${loan},2)`;
    s.row(
      result(`IF(${months}+${by}<1,"",${months}+${by})`, term?.months ?? "", "whole"),
      result(unless(exactEmiFormula(ofTerm)), termExact ?? "", "exact"),
      result(unless(roundedEmiFormula(ofTerm, unrounded, decimals)), term?.emi ?? "", "rupees"),
      result(unless(dearest), term?.interest ?? "", "rupees"),
    );
  }
  const { dearer } = computed;
  const dearerRate = s.result(
    "If the rate is a point higher",
    `${rate}+1%`,
    dearer.rate,
    "percent",
  );
  const atDearer = { loan, rate: dearerRate, months };
  const dearerExact = s.result(
    "Not rounded ₹",
    exactEmiFormula(atDearer),
    computeExactEmi({ ...terms, rate: dearer.rate }),
    "exact",
  );
  const dearerEmi = roundedEmiFormula(atDearer, dearerExact, decimals);
  s.result("Then the instalment is", dearerEmi, dearer.emi, "rupees");
  s.blank();

  s.section("Can you carry it?");
  const { cover } = computed;
  const earns = s.input("What the purchase leaves you each month", terms.earns, "rupees");
  s.result("Left after the instalment", `${earns}-${emi}`, computed.leftAfterEmi, "rupees");
  const year = s.result("Twelve instalments", `12*${emi}`, cover.year, "rupees");
  const good = s.input("Cash of an ordinary year", terms.good, "rupees");
  s.result("Cover in an ordinary year", `ROUND(${good}/${year},2)`, cover.good, "hundredths");
  const bad = s.input("Cash of a bad year", terms.bad, "rupees");
  s.result("Cover in a bad year", `ROUND(${bad}/${year},2)`, cover.bad, "hundredths");
  s.blank();

  s.section("If you pay in something extra");
  // Without a prepayment, both schedules are the same.
  const { prepayment } = computed;
  const reduced = prepayment ?? computed.schedule;
  const prepay = s.input("Paid in extra", terms.prepay, "rupees");
  const prepayAfter = s.input("After month", terms.prepayAfter, "whole");
  const preLastMonth = s.result(
    "In month",
    () => `MAX(${range(prepaid.months)})`,
    reduced.last.month,
    "whole",
  );
  const preLast = () => `INDEX(${range(prepaid.payments)},${preLastMonth}+1)`;
  s.result("Last instalment", preLast, reduced.last.amount, "rupees");
  const preInterest = s.result(
    "Interest in all",
    () => `SUM(${range(prepaid.interests)})`,
    reduced.interest,
    "rupees",
  );
  const saved = `${interest}-${preInterest}`;
  s.result("Interest saved", saved, prepayment?.saved ?? 0, "rupees", "key");
  const monthsSaved = `${lastMonth}-${preLastMonth}`;
  s.result("Months saved", monthsSaved, prepayment?.monthsSaved ?? 0, "whole");

  const loanCells = { ...cells, emi, decimals };
  const schedule = buildScheduleSheet(computed, { ...loanCells, received });
  const prepaid = buildPrepaidSheet(computed, { ...loanCells, prepay, prepayAfter });
  return {
    sheets: [
      s.build(),
      schedule.sheet,
      prepaid.sheet,
      buildOtherOffersSheet(form, decimals),
      howToSheet(HOW_TO, url),
    ],
  };
}
