import { computeLoan } from "./arithmetic.ts";
import type { LoanInput } from "./input.ts";
import { computeLevelPayment } from "../kit/figures/rates.ts";
import { buildHowToSheet } from "../kit/workbook/how-to-sheet.ts";
import { type TermsCells, buildRoundedEmiFormula, buildUnroundedEmiFormula } from "./formulas.ts";
import { buildOtherOffersSheet } from "./other-offers-sheet.ts";
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

/**
 * Computes the instalment to the paisa, before the rounding that the user chose: the stored value of
 * a cell, for viewers that do not calculate.
 */
const computeUnroundedEmi = ({
  principal,
  rate,
  months,
}: Record<keyof TermsCells, number>): number =>
  Math.round(computeLevelPayment(principal, rate / 120_000, months));

export function buildLoanWorkbook(input: LoanInput, url: string): Workbook {
  const { loan } = input;
  const result = computeLoan(loan, input.rounding);
  const sheet = new SheetBuilder({ name: "Loan", columnWidths: [64, 18, 18, 24] });
  sheet.title("A loan and what it costs");
  sheet.note("Equal monthly instalments on the falling balance, 1 to 360 months.");
  const principal = sheet.input("Loan", loan.loan);
  const rate = sheet.input("Rate a year", loan.rate, "percent");
  const months = sheet.input("Months", loan.months, "whole");
  const decimals = sheet.input(
    "Decimals that are kept: 0 for whole rupees, 2 for paise as a bank does",
    getDecimalPlaces(input.rounding),
    "whole",
  );
  const termsCells = { principal, rate, months };
  const terms = { principal: loan.loan, rate: loan.rate, months: loan.months };
  const unroundedEmi = sheet.result(
    "Instalment, not rounded",
    buildUnroundedEmiFormula(termsCells),
    computeUnroundedEmi(terms),
    "rupees-and-paise",
  );
  const emiFormula = buildRoundedEmiFormula(termsCells, unroundedEmi, decimals);
  const emi = sheet.mainResult("Instalment (EMI)", emiFormula, result.emi);
  const { lastPayment, totalPaid, totalInterest } = result.schedule;
  const lastMonth = sheet.result(
    "Last instalment in month",
    () => `MAX(${range(scheduleSheet.months)})`,
    lastPayment.month,
    "whole",
  );
  const lastPaymentFormula = () => `INDEX(${range(scheduleSheet.payments)},${lastMonth}+1)`;
  sheet.result("Last instalment", lastPaymentFormula, lastPayment.amount);
  sheet.result("Paid in all", () => `SUM(${range(scheduleSheet.payments)})`, totalPaid);
  const interest = sheet.mainResult(
    "Interest in all",
    () => `SUM(${range(scheduleSheet.interests)})`,
    totalInterest,
  );
  sheet.blank();

  sheet.section("The fee changes the rate");
  const feeRate = sheet.input("Processing fee, of the loan", loan.fee, "percent");
  const feeGstRate = sheet.input("GST on the fee", loan.feeGst, "percent");
  const fee = sheet.result("Fee", `ROUND(${principal}*${feeRate},2)`, result.fee);
  const gstOnFee = sheet.result("GST", `ROUND(${fee}*${feeGstRate},2)`, result.gstOnFee);
  const receivedFormula = `${principal}-${fee}-${gstOnFee}`;
  const received = sheet.result("You receive", receivedFormula, result.received);
  const monthlyRate = sheet.result(
    "Internal rate of a month",
    // The last column is the cash flow, from the received amount on: its IRR is the true rate.
    () => `IRR(${range(scheduleSheet.lastColumn)},${rate}/12+0.001)`,
    result.monthlyRate,
    "fine-percent",
  );
  const aprFormula = `ROUND(${monthlyRate}*12,4)`;
  sheet.mainResult("Annual percentage rate (APR)", aprFormula, result.apr, "percent");
  const effectiveFormula = `ROUND((1+${monthlyRate})^12-1,4)`;
  sheet.result("With interest on interest", effectiveFormula, result.effectiveRate, "percent");
  sheet.blank();

  sheet.section("Longer is lighter and costs more");
  sheet.headings("Months", "Not rounded ₹", "EMI ₹", "Total interest ₹");
  for (const change of [-12, 0, 12]) {
    const term = result.termCosts.find(({ months }) => months === terms.months + change);
    const termUnroundedAmount = term && computeUnroundedEmi({ ...terms, months: term.months });
    const [termMonths, termUnroundedEmi, termEmi] = sheet.nextRow(["months", "unrounded", "emi"]);
    const leaveBlankWithoutMonths = (formula: string) => `IF(${termMonths}="","",${formula})`;
    const cells = { principal, rate, months: termMonths };
    const unroundedFormula = buildUnroundedEmiFormula(cells);
    const roundedFormula = buildRoundedEmiFormula(cells, termUnroundedEmi, decimals);
    const interestFormula = `ROUND(${termEmi}*${termMonths}-${principal},2)`;
    sheet.row(
      resultCell(`IF(${months}+${change}<1,"",${months}+${change})`, term?.months ?? "", "whole"),
      resultCell(
        leaveBlankWithoutMonths(unroundedFormula),
        termUnroundedAmount ?? "",
        "rupees-and-paise",
      ),
      resultCell(leaveBlankWithoutMonths(roundedFormula), term?.emi ?? ""),
      resultCell(leaveBlankWithoutMonths(interestFormula), term?.interest ?? ""),
    );
  }
  const { higherRate } = result;
  const higherRateCell = sheet.result(
    "If the rate is a point higher",
    `${rate}+1%`,
    higherRate.rate,
    "percent",
  );
  const higherRateTerms = { principal, rate: higherRateCell, months };
  const higherUnroundedEmi = sheet.result(
    "Not rounded ₹",
    buildUnroundedEmiFormula(higherRateTerms),
    computeUnroundedEmi({ ...terms, rate: higherRate.rate }),
    "rupees-and-paise",
  );
  const higherEmiFormula = buildRoundedEmiFormula(higherRateTerms, higherUnroundedEmi, decimals);
  sheet.result("Then the instalment is", higherEmiFormula, higherRate.emi);
  sheet.blank();

  sheet.section("Can you carry it?");
  const { cover } = result;
  const monthlySurplus = sheet.input("What the purchase leaves you each month", loan.earns);
  sheet.result("Left after the instalment", `${monthlySurplus}-${emi}`, result.leftAfterEmi);
  const annualInstalments = sheet.result(
    "Twelve instalments",
    `12*${emi}`,
    cover.annualInstalments,
  );
  const goodYearCash = sheet.input("Cash of an ordinary year", loan.good);
  const goodYearFormula = `ROUND(${goodYearCash}/${annualInstalments},2)`;
  sheet.result("Cover in an ordinary year", goodYearFormula, cover.goodYear, "hundredths");
  const badYearCash = sheet.input("Cash of a bad year", loan.bad);
  const badYearFormula = `ROUND(${badYearCash}/${annualInstalments},2)`;
  sheet.result("Cover in a bad year", badYearFormula, cover.badYear, "hundredths");
  sheet.blank();

  sheet.section("If you pay in something extra");
  // Without a prepayment, both schedules are the same.
  const { prepayment } = result;
  const prepaidSchedule = prepayment ?? result.schedule;
  const prepaymentCell = sheet.input("Paid in extra", loan.prepay);
  const prepayAfter = sheet.input("After month", loan.prepayAfter, "whole");
  const prepaidLastMonth = sheet.result(
    "In month",
    () => `MAX(${range(prepaidSheet.months)})`,
    prepaidSchedule.lastPayment.month,
    "whole",
  );
  const prepaidLastPaymentFormula = () =>
    `INDEX(${range(prepaidSheet.payments)},${prepaidLastMonth}+1)`;
  sheet.result("Last instalment", prepaidLastPaymentFormula, prepaidSchedule.lastPayment.amount);
  const prepaidInterest = sheet.result(
    "Interest in all",
    () => `SUM(${range(prepaidSheet.interests)})`,
    prepaidSchedule.totalInterest,
  );
  const interestSaved = `${interest}-${prepaidInterest}`;
  sheet.mainResult("Interest saved", interestSaved, prepayment?.interestSaved ?? 0);
  const monthsSaved = `${lastMonth}-${prepaidLastMonth}`;
  sheet.result("Months saved", monthsSaved, prepayment?.monthsSaved ?? 0, "whole");

  const loanCells = { ...termsCells, emi, decimals };
  const scheduleSheet = buildScheduleSheet(result, { ...loanCells, received });
  const prepaidSheet = buildPrepaidSheet(result, {
    ...loanCells,
    prepayment: prepaymentCell,
    prepayAfter,
  });
  return {
    sheets: [
      sheet.build(),
      scheduleSheet.sheet,
      prepaidSheet.sheet,
      buildOtherOffersSheet(input, decimals),
      buildHowToSheet(HOW_TO, url),
    ],
  };
}
