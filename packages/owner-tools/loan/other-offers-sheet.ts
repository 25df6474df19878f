import { getFactValue } from "@angadi/content/facts";
import { computeDaily, computeFlat, computeLimit } from "./arithmetic.ts";
import { PAYMENTS_PER_YEAR, type LoanInput } from "./input.ts";
import { computeLevelPayment } from "../kit/figures/rates.ts";
import {
  buildLevelRateFormula,
  buildRoundedEmiFormula,
  buildUnroundedEmiFormula,
} from "./formulas.ts";
import { type CellReference, type Sheet, SheetBuilder } from "../kit/workbook/sheet.ts";

export function buildOtherOffersSheet(input: LoanInput, decimals: CellReference): Sheet {
  const sheet = new SheetBuilder({ name: "Other offers", columnWidths: [52, 20] });
  sheet.title("Two offers that sound cheap, and a limit");
  writeFlat(sheet, input, decimals);
  sheet.blank();
  writeDaily(sheet, input);
  sheet.blank();
  writeLimit(sheet, input);
  return sheet.build();
}

function writeFlat(
  sheet: SheetBuilder,
  { flat, rounding }: LoanInput,
  decimals: CellReference,
): void {
  const result = computeFlat(flat, rounding);
  sheet.section("“Only so much, flat”");
  const principal = sheet.input("Loan", flat.loan);
  const flatRate = sheet.input("Flat rate a year", flat.rate, "percent");
  const months = sheet.input("Months", flat.months, "whole");
  const interest = sheet.result(
    "Interest, on the whole loan for the whole time",
    `ROUND(${principal}*${flatRate}*${months}/12,${decimals})`,
    result.interest,
  );
  const totalPaid = sheet.result("Paid in all", `${principal}+${interest}`, result.totalPaid);
  const instalmentFormula = `ROUND(${totalPaid}/${months},${decimals})`;
  const instalment = sheet.result("Instalment", instalmentFormula, result.instalment);
  const monthlyRate = buildLevelRateFormula(
    principal,
    `(${instalment}*${months})`,
    instalment,
    months,
  );
  const yearlyRate = `ROUND(${monthlyRate}*12,4)`;
  const yearlyRateLabel = "On the falling balance that is a year";
  sheet.mainResult(yearlyRateLabel, yearlyRate, result.yearlyRate, "percent");
  const otherRate = sheet.input("A loan on the falling balance at", flat.otherRate, "percent");
  const otherTerms = { principal, rate: otherRate, months };
  const otherEmiInPaise = Math.round(
    computeLevelPayment(flat.loan, flat.otherRate / 120_000, flat.months),
  );
  const unroundedOtherEmi = sheet.result(
    "Its instalment, not rounded",
    buildUnroundedEmiFormula(otherTerms),
    otherEmiInPaise,
    "rupees-and-paise",
  );
  const otherEmiFormula = buildRoundedEmiFormula(otherTerms, unroundedOtherEmi, decimals);
  const otherEmi = sheet.result("Its instalment", otherEmiFormula, result.otherEmi);
  sheet.result("Less each month", `${instalment}-${otherEmi}`, result.emiDifference);
}

function writeDaily(sheet: SheetBuilder, { daily }: LoanInput): void {
  const result = computeDaily(daily);
  sheet.section("“Just so much a day”");
  const received = sheet.input("You get", daily.received);
  const instalment = sheet.input("You pay each time", daily.instalment);
  const count = sheet.input("So many times", daily.count, "whole");
  const paymentsPerYear = sheet.input(
    "Payments in a year: 365, 52 or 12",
    PAYMENTS_PER_YEAR[daily.every],
    "whole",
  );
  const totalPaid = sheet.result("Paid in all", `${instalment}*${count}`, result.totalPaid);
  sheet.result("It costs", `${totalPaid}-${received}`, result.cost);
  const rateFormula = buildLevelRateFormula(received, totalPaid, instalment, count);
  const rate = sheet.result("Rate each time", rateFormula, result.ratePerPeriod, "fine-percent");
  sheet.mainResult(
    "Rate a year",
    `ROUND(${rate}*${paymentsPerYear},4)`,
    result.yearlyRate,
    "percent",
  );
}

function writeLimit(sheet: SheetBuilder, { limit }: LoanInput): void {
  const result = computeLimit(limit);
  sheet.section("A limit in place of a loan");
  const turnover = sheet.input("Turnover you project for the year", limit.turnover);
  const workingCapitalFormula = `ROUND(${turnover}*${getFactValue("turnover-method.1")},2)`;
  const workingCapital = sheet.result(
    `Working capital, ${getFactValue("turnover-method.1")}`,
    workingCapitalFormula,
    result.workingCapital,
  );
  const ownShare = () => `${workingCapital}-${bankShare}`;
  sheet.result(`Your own part, ${getFactValue("turnover-method.3")}`, ownShare, result.ownShare);
  const bankShareFormula = `ROUND(${turnover}*${getFactValue("turnover-method.2")},2)`;
  const bankShare = sheet.mainResult(
    `The limit you can ask for, ${getFactValue("turnover-method.2")}`,
    bankShareFormula,
    result.limit,
  );
  const used = sheet.input("Used on average", limit.used);
  const rate = sheet.input("Rate a year", limit.rate, "percent");
  sheet.result("Interest of the year", `ROUND(${used}*${rate},2)`, result.interest);
}
