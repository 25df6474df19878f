import { fact } from "@angadi/content/facts";
import { computeDaily, computeFlat, computeLimit } from "./arithmetic.ts";
import { PAYMENTS_PER_YEAR, type LoanInput } from "./input.ts";
import { computeLevelPayment } from "../kit/figures/rates.ts";
import { exactEmiFormula, levelRateFormula, roundedEmiFormula } from "./formulas.ts";
import { type CellReference, type Sheet, SheetBuilder } from "../kit/workbook/sheet.ts";

export function buildOtherOffersSheet(form: LoanInput, decimals: CellReference): Sheet {
  const sheet = new SheetBuilder({ name: "Other offers", columnWidths: [52, 20] });
  sheet.title("Two offers that sound cheap, and a limit");
  writeFlat(sheet, form, decimals);
  sheet.blank();
  writeDaily(sheet, form);
  sheet.blank();
  writeLimit(sheet, form);
  return sheet.build();
}

function writeFlat(
  sheet: SheetBuilder,
  { flat, rounding }: LoanInput,
  decimals: CellReference,
): void {
  const computed = computeFlat(flat, rounding);
  sheet.section("“Only so much, flat”");
  const loan = sheet.input("Loan", flat.loan);
  const flatRate = sheet.input("Flat rate a year", flat.rate, "percent");
  const months = sheet.input("Months", flat.months, "whole");
  const interest = sheet.result(
    "Interest, on the whole loan for the whole time",
    `ROUND(${loan}*${flatRate}*${months}/12,${decimals})`,
    computed.interest,
  );
  const paid = sheet.result("Paid in all", `${loan}+${interest}`, computed.totalPaid);
  const emiFormula = `ROUND(${paid}/${months},${decimals})`;
  const emi = sheet.result("Instalment", emiFormula, computed.instalment);
  const yearlyRate = `ROUND(${levelRateFormula(loan, `(${emi}*${months})`, emi, months)}*12,4)`;
  sheet.mainResult("On the falling balance that is a year", yearlyRate, computed.rate, "percent");
  const rate = sheet.input("A loan on the falling balance at", flat.otherRate, "percent");
  const otherCells = { loan, rate, months };
  const exactEmi = Math.round(computeLevelPayment(flat.loan, flat.otherRate / 120_000, flat.months));
  const exact = sheet.result(
    "Its instalment, not rounded",
    exactEmiFormula(otherCells),
    exactEmi,
    "rupees-and-paise",
  );
  const rounded = roundedEmiFormula(otherCells, exact, decimals);
  const otherEmi = sheet.result("Its instalment", rounded, computed.otherEmi);
  sheet.result("Less each month", `${emi}-${otherEmi}`, computed.emiDifference);
}

function writeDaily(sheet: SheetBuilder, { daily }: LoanInput): void {
  const computed = computeDaily(daily);
  sheet.section("“Just so much a day”");
  const received = sheet.input("You get", daily.received);
  const emi = sheet.input("You pay each time", daily.instalment);
  const count = sheet.input("So many times", daily.count, "whole");
  const paymentsPerYear = sheet.input(
    "Payments in a year: 365, 52 or 12",
    PAYMENTS_PER_YEAR[daily.every],
    "whole",
  );
  const paid = sheet.result("Paid in all", `${emi}*${count}`, computed.totalPaid);
  sheet.result("It costs", `${paid}-${received}`, computed.cost);
  const periodRate = levelRateFormula(received, paid, emi, count);
  const rate = sheet.result("Rate each time", periodRate, computed.ratePerPeriod, "fine-percent");
  sheet.mainResult(
    "Rate a year",
    `ROUND(${rate}*${paymentsPerYear},4)`,
    computed.yearlyRate,
    "percent",
  );
}

function writeLimit(sheet: SheetBuilder, { limit }: LoanInput): void {
  const computed = computeLimit(limit);
  sheet.section("A limit in place of a loan");
  const turnover = sheet.input("Turnover you project for the year", limit.turnover);
  const needFormula = `ROUND(${turnover}*${fact("turnover-method.1")},2)`;
  const need = sheet.result(
    `Working capital, ${fact("turnover-method.1")}`,
    needFormula,
    computed.workingCapital,
  );
  const ownShare = () => `${need}-${maximum}`;
  sheet.result(`Your own part, ${fact("turnover-method.3")}`, ownShare, computed.ownShare);
  const limitFormula = `ROUND(${turnover}*${fact("turnover-method.2")},2)`;
  const maximum = sheet.mainResult(
    `The limit you can ask for, ${fact("turnover-method.2")}`,
    limitFormula,
    computed.limit,
  );
  const used = sheet.input("Used on average", limit.used);
  const rate = sheet.input("Rate a year", limit.rate, "percent");
  sheet.result("Interest of the year", `ROUND(${used}*${rate},2)`, computed.interest);
}
