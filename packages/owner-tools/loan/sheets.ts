import { computeLoan } from "./arithmetic.ts";
import type { LoanInput } from "./input.ts";
import { computeLevelPayment } from "../kit/figures/rates.ts";
import { buildHowToSheet } from "../kit/workbook/how-to-sheet.ts";
import { type TermsCells, exactEmiFormula, roundedEmiFormula } from "./formulas.ts";
import { buildOtherOffersSheet } from "./others-sheet.ts";
import { buildPrepaidSheet, buildScheduleSheet } from "./schedule-sheet.ts";
import {
  SheetBuilder,
  type Workbook,
  getDecimalPlaces,
  range,
  resultCell,
} from "../kit/workbook/sheet.ts";

const HOW_TO = [
  "The schedule has room for 360 months. Rows after the last instalment stay empty.",
  "The last instalment differs a little from the others, because what was rounded off ends up there.",
  "Compare annual percentage rates, never instalments.",
];

/** The instalment to the paisa, for viewers that do not calculate; the formula is not rounded. */
const computeExactEmi = ({ loan, rate, months }: Record<keyof TermsCells, number>): number =>
  Math.round(computeLevelPayment(loan, rate / 120_000, months));

export function buildLoanWorkbook(form: LoanInput, url: string): Workbook {
  const { loan: terms } = form;
  const computed = computeLoan(terms, form.rounding);
  const sheet = new SheetBuilder({ name: "Loan", columnWidths: [64, 18, 18, 24] });
  sheet.title("A loan and what it costs");
  sheet.note("Equal monthly instalments on the falling balance, 1 to 360 months.");
  const loan = sheet.input("Loan", terms.loan);
  const rate = sheet.input("Rate a year", terms.rate, "percent");
  const months = sheet.input("Months", terms.months, "whole");
  const decimals = sheet.input(
    "Decimals that are kept: 0 for whole rupees, 2 for paise as a bank does",
    getDecimalPlaces(form.rounding),
    "whole",
  );
  const cells = { loan, rate, months };
  const exactEmi = computeExactEmi(terms);
  const exact = sheet.result("Instalment, not rounded", exactEmiFormula(cells), exactEmi, "rupees-and-paise");
  const rounded = roundedEmiFormula(cells, exact, decimals);
  const emi = sheet.mainResult("Instalment (EMI)", rounded, computed.emi);
  const { lastPayment, totalPaid, totalInterest } = computed.schedule;
  const lastMonth = sheet.result(
    "Last instalment in month",
    () => `MAX(${range(schedule.months)})`,
    lastPayment.month,
    "whole",
  );
  const lastPaid = () => `INDEX(${range(schedule.payments)},${lastMonth}+1)`;
  sheet.result("Last instalment", lastPaid, lastPayment.amount);
  sheet.result("Paid in all", () => `SUM(${range(schedule.payments)})`, totalPaid);
  const interest = sheet.mainResult(
    "Interest in all",
    () => `SUM(${range(schedule.interests)})`,
    totalInterest,
  );
  sheet.blank();

  sheet.section("The fee changes the rate");
  const feeShare = sheet.input("Processing fee, of the loan", terms.fee, "percent");
  const feeGst = sheet.input("GST on the fee", terms.feeGst, "percent");
  const fee = sheet.result("Fee", `ROUND(${loan}*${feeShare},2)`, computed.fee);
  const tax = sheet.result("GST", `ROUND(${fee}*${feeGst},2)`, computed.feeGst);
  const disbursed = `${loan}-${fee}-${tax}`;
  const received = sheet.result("You receive", disbursed, computed.received);
  const monthly = sheet.result(
    "Internal rate of a month",
    // The cash flow starts with the received amount, so that IRR returns the true rate.
    () => `IRR(${range(schedule.last)},${rate}/12+0.001)`,
    computed.monthlyRate,
    "fine-percent",
  );
  const apr = `ROUND(${monthly}*12,4)`;
  sheet.mainResult("Annual percentage rate (APR)", apr, computed.apr, "percent");
  const effective = `ROUND((1+${monthly})^12-1,4)`;
  sheet.result("With interest on interest", effective, computed.effectiveRate, "percent");
  sheet.blank();

  sheet.section("Longer is lighter and costs more");
  sheet.headings("Months", "Not rounded ₹", "EMI ₹", "Total interest ₹");
  for (const change of [-12, 0, 12]) {
    const term = computed.terms.find(({ months }) => months === terms.months + change);
    const termExact = term && computeExactEmi({ ...terms, months: term.months });
    const [count, unrounded, instalment] = sheet.nextRow(["months", "exact", "emi"]);
    const ifMonths = (formula: string) => `IF(${count}="","",${formula})`;
    const termCells = { loan, rate, months: count };
    const cost = `ROUND(${instalment}*${count}-${loan},2)`;
    sheet.row(
      resultCell(`IF(${months}+${change}<1,"",${months}+${change})`, term?.months ?? "", "whole"),
      resultCell(ifMonths(exactEmiFormula(termCells)), termExact ?? "", "rupees-and-paise"),
      resultCell(ifMonths(roundedEmiFormula(termCells, unrounded, decimals)), term?.emi ?? ""),
      resultCell(ifMonths(cost), term?.interest ?? ""),
    );
  }
  const { higherRate } = computed;
  const higherRateCell = sheet.result(
    "If the rate is a point higher",
    `${rate}+1%`,
    higherRate.rate,
    "percent",
  );
  const higherRateCells = { loan, rate: higherRateCell, months };
  const higherExact = sheet.result(
    "Not rounded ₹",
    exactEmiFormula(higherRateCells),
    computeExactEmi({ ...terms, rate: higherRate.rate }),
    "rupees-and-paise",
  );
  const higherEmi = roundedEmiFormula(higherRateCells, higherExact, decimals);
  sheet.result("Then the instalment is", higherEmi, higherRate.emi);
  sheet.blank();

  sheet.section("Can you carry it?");
  const { cover } = computed;
  const earns = sheet.input("What the purchase leaves you each month", terms.earns);
  sheet.result("Left after the instalment", `${earns}-${emi}`, computed.leftAfterEmi);
  const year = sheet.result("Twelve instalments", `12*${emi}`, cover.annualInstalments);
  const good = sheet.input("Cash of an ordinary year", terms.good);
  sheet.result(
    "Cover in an ordinary year",
    `ROUND(${good}/${year},2)`,
    cover.goodYear,
    "hundredths",
  );
  const bad = sheet.input("Cash of a bad year", terms.bad);
  sheet.result("Cover in a bad year", `ROUND(${bad}/${year},2)`, cover.badYear, "hundredths");
  sheet.blank();

  sheet.section("If you pay in something extra");
  // Without a prepayment, both schedules are the same.
  const { prepayment } = computed;
  const prepaidSchedule = prepayment ?? computed.schedule;
  const prepay = sheet.input("Paid in extra", terms.prepay);
  const prepayAfter = sheet.input("After month", terms.prepayAfter, "whole");
  const prepaidLastMonth = sheet.result(
    "In month",
    () => `MAX(${range(prepaid.months)})`,
    prepaidSchedule.lastPayment.month,
    "whole",
  );
  const prepaidLastPayment = () => `INDEX(${range(prepaid.payments)},${prepaidLastMonth}+1)`;
  sheet.result("Last instalment", prepaidLastPayment, prepaidSchedule.lastPayment.amount);
  const prepaidInterest = sheet.result(
    "Interest in all",
    () => `SUM(${range(prepaid.interests)})`,
    prepaidSchedule.totalInterest,
  );
  const saved = `${interest}-${prepaidInterest}`;
  sheet.mainResult("Interest saved", saved, prepayment?.interestSaved ?? 0);
  const monthsSaved = `${lastMonth}-${prepaidLastMonth}`;
  sheet.result("Months saved", monthsSaved, prepayment?.monthsSaved ?? 0, "whole");

  const loanCells = { ...cells, emi, decimals };
  const schedule = buildScheduleSheet(computed, { ...loanCells, received });
  const prepaid = buildPrepaidSheet(computed, { ...loanCells, prepay, prepayAfter });
  return {
    sheets: [
      sheet.build(),
      schedule.sheet,
      prepaid.sheet,
      buildOtherOffersSheet(form, decimals),
      buildHowToSheet(HOW_TO, url),
    ],
  };
}
