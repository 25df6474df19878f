import { fact } from "@angadi/content/facts";
import { computeDaily, computeFlat, computeLimit } from "./arithmetic.ts";
import { PAYMENTS_PER_YEAR, type LoanInput } from "./input.ts";
import { payment } from "../kit/figures/rates.ts";
import { exactEmiFormula, levelRateFormula, roundedEmiFormula } from "./formulas.ts";
import { type CellReference, type Sheet, SheetBuilder } from "../kit/workbook/sheet.ts";

/** The sheet of other offers: a flat rate, daily payments, and a limit in place of a loan. */
export function buildOtherOffersSheet(form: LoanInput, decimals: CellReference): Sheet {
  const s = new SheetBuilder({ name: "Other offers", columns: [52, 20] });
  s.title("Two offers that sound cheap, and a limit");
  writeFlat(s, form, decimals);
  s.blank();
  writeDaily(s, form);
  s.blank();
  writeLimit(s, form);
  return s.build();
}

function writeFlat(s: SheetBuilder, { flat, rounding }: LoanInput, decimals: CellReference): void {
  const computed = computeFlat(flat, rounding);
  s.section("“Only so much, flat”");
  const loan = s.input("Loan", flat.loan, "rupees");
  const flatRate = s.input("Flat rate a year", flat.rate, "percent");
  const months = s.input("Months", flat.months, "whole");
  const interest = s.result(
    "Interest, on the whole loan for the whole time",
    `ROUND(${loan}*${flatRate}*${months}/12,${decimals})`,
    computed.interest,
    "rupees",
  );
  const paid = s.result("Paid in all", `${loan}+${interest}`, computed.paid, "rupees");
  const equal = `ROUND(${paid}/${months},${decimals})`;
  const emi = s.result("Instalment", equal, computed.instalment, "rupees");
  const yearly = `ROUND(${levelRateFormula(loan, `(${emi}*${months})`, emi, months)}*12,4)`;
  s.result("On the falling balance that is a year", yearly, computed.rate, "percent", "key");
  const rate = s.input("A loan on the falling balance at", flat.otherRate, "percent");
  const other = { loan, rate, months };
  const value = Math.round(payment(flat.loan, flat.otherRate / 120_000, flat.months));
  const exact = s.result("Its instalment, not rounded", exactEmiFormula(other), value, "exact");
  const rounded = roundedEmiFormula(other, exact, decimals);
  const otherEmi = s.result("Its instalment", rounded, computed.otherEmi, "rupees");
  s.result("Less each month", `${emi}-${otherEmi}`, computed.emiDifference, "rupees");
}

function writeDaily(s: SheetBuilder, { daily }: LoanInput): void {
  const computed = computeDaily(daily);
  s.section("“Just so much a day”");
  const received = s.input("You get", daily.received, "rupees");
  const emi = s.input("You pay each time", daily.instalment, "rupees");
  const count = s.input("So many times", daily.count, "whole");
  const perYear = PAYMENTS_PER_YEAR[daily.every];
  const times = s.input("Payments in a year: 365, 52 or 12", perYear, "whole");
  const paid = s.result("Paid in all", `${emi}*${count}`, computed.paid, "rupees");
  s.result("It costs", `${paid}-${received}`, computed.cost, "rupees");
  const level = levelRateFormula(received, paid, emi, count);
  const rate = s.result("Rate each time", level, computed.period, "fine-percent");
  s.result("Rate a year", `ROUND(${rate}*${times},4)`, computed.yearly, "percent", "key");
}

function writeLimit(s: SheetBuilder, { limit }: LoanInput): void {
  const computed = computeLimit(limit);
  s.section("A limit in place of a loan");
  const turnover = s.input("Turnover you project for the year", limit.turnover, "rupees");
  const quarter = `ROUND(${turnover}*${fact("turnover-method.1")},2)`;
  const need = s.result(
    `Working capital, ${fact("turnover-method.1")}`,
    quarter,
    computed.need,
    "rupees",
  );
  const own = () => `${need}-${most}`;
  s.result(`Your own part, ${fact("turnover-method.3")}`, own, computed.own, "rupees");
  const fifth = `ROUND(${turnover}*${fact("turnover-method.2")},2)`;
  const most = s.result(
    `The limit you can ask for, ${fact("turnover-method.2")}`,
    fifth,
    computed.limit,
    "rupees",
    "key",
  );
  const used = s.input("Used on average", limit.used, "rupees");
  const rate = s.input("Rate a year", limit.rate, "percent");
  s.result("Interest of the year", `ROUND(${used}*${rate},2)`, computed.interest, "rupees");
}
