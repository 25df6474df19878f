import { fact } from "@angadi/content/facts";
import { buildHowToSheet } from "../kit/workbook/how-to-sheet.ts";
import {
  type Format,
  SheetBuilder,
  type Workbook,
  inputCell,
  range,
  resultCell,
} from "../kit/workbook/sheet.ts";
import { BANK_RATE_MULTIPLIER, computeLatePayment } from "./arithmetic.ts";
import { bankRates } from "./bank-rates.ts";
import {
  DEFAULT_PAYMENT_DAYS,
  type LatePaymentInput,
  MAX_PAYMENTS,
  MAX_PAYMENT_DAYS,
} from "./input.ts";

/** Number of month rows: twenty years and a partial month. */
const MAX_MONTHS = 241;
const SPARE_RATES = 20;

const MONTH_HEADINGS = [
  "From",
  "To",
  "Days",
  "Days of the month",
  "Owed before",
  "Paid",
  "Bank rate",
  "Three times",
  "Interest",
  "Owed after",
] as const;
const HOW_TO = [
  "Months run from the first day of interest. At the end of each its interest is added and bears interest.",
  `A month is charged at ${fact("msmed-interest.1")} in force on its last day; a part of a month by its days.`,
  "A payment lowers the sum from the next day. Tax the buyer deducted counts as paid.",
  "No more may be paid than is owed on the day; there is room for twenty years.",
];

export function buildLatePaymentWorkbook(bill: LatePaymentInput, url: string): Workbook {
  const computed = computeLatePayment(bill);
  const { rates, dates, percents } = writeRates();
  const sheet = new SheetBuilder({ name: "Late payment", columnWidths: [44, 20] });
  sheet.title("What a late payer owes");
  sheet.note(
    "Interest under sections 15 and 16 of the MSMED Act, 2006: for micro and small enterprises on Udyam that make goods or provide services.",
  );
  const accepted = sheet.input("Accepted on", bill.accepted, "date");
  const agreed = sheet.input("Days agreed in writing (empty if none)", bill.agreedDays, "whole");
  const amount = sheet.input("Bill, with its tax", bill.amount);
  const until = sheet.input("Interest up to", bill.until, "date");
  sheet.blank();
  const due = `${accepted}+IF(${agreed}="",${DEFAULT_PAYMENT_DAYS},MIN(${agreed},${MAX_PAYMENT_DAYS}))`;
  const lastDay = sheet.result("Last day to pay in time", due, computed.dueDay, "date");
  const { firstInterestDay } = computed;
  const from = sheet.result("Interest begins on", `${lastDay}+1`, firstInterestDay, "date");
  const interestSum = () => `SUM(${range(interests)})`;
  const interest = sheet.result("Interest", interestSum, computed.interest);
  const paid = sheet.result("Paid since", () => `SUM(${amounts})`, computed.paid);
  const owed = `ROUND(${amount}-${paid}+${interest},2)`;
  sheet.mainResult("Owed on that day", owed, computed.owed);
  sheet.blank();
  sheet.section("Part payments");
  sheet.headings("Paid on", "Amount");
  const payments = Array.from({ length: MAX_PAYMENTS }, (_, index) => {
    const payment = bill.payments[index];
    return sheet.row(inputCell(payment?.day, "date"), inputCell(payment?.amount));
  });
  const days = range(payments.map(([day]) => day));
  const amounts = range(payments.map(([, payment]) => payment));

  const months = new SheetBuilder({
    name: "Months",
    columnWidths: [14, 14, 8, 10, 18, 16, 10, 10, 16, 18],
    frozen: { rows: 1, columns: 1 },
    isLandscape: true,
  });
  months.headings(...MONTH_HEADINGS);
  let openingFormula = `${amount}-SUMIF(${days},"<"&${from},${amounts})`;
  // Computed as in arithmetic.ts; rows after the last month are empty.
  const interests = Array.from({ length: MAX_MONTHS }, (_, index) => {
    const month = computed.months[index];
    const [first, last, dayCount, monthDays, opening, paidCell, bank, triple, interestCell, after] =
      months.nextRow(MONTH_HEADINGS);
    const cell = (formula: string, value: number | undefined, format: Format) =>
      resultCell(`IF(${first}="","",${formula})`, value ?? "", format);
    const [start, end] = [index, index + 1].map((count) => `EDATE(${from},${count})`);
    const inMonth = `SUMIFS(${amounts},${days},">="&${first},${days},"<="&${last})`;
    const reductionDays = `SUMPRODUCT((${days}>=${first})*(${days}<=${last})*${amounts}*(${last}-${days}))`;
    const interest = `ROUND((${opening}*${dayCount}-${reductionDays})*${triple}/12/${monthDays},2)`;
    const rate = month?.bankRate;
    months.row(
      resultCell(`IF(${start}>${until},"",${start})`, month?.from ?? "", "date"),
      cell(`MIN(${end}-1,${until})`, month?.to, "date"),
      cell(`${last}-${first}+1`, month?.days, "whole"),
      cell(`${end}-${first}`, month?.monthDays, "whole"),
      cell(openingFormula, month?.openingBalance, "rupees"),
      cell(inMonth, month?.paid, "rupees"),
      cell(`LOOKUP(${last},${dates},${percents})`, rate, "percent"),
      cell(`${BANK_RATE_MULTIPLIER}*${bank}`, rate && BANK_RATE_MULTIPLIER * rate, "percent"),
      cell(interest, month?.interest, "rupees"),
      cell(`ROUND(${opening}-${paidCell}+${interestCell},2)`, month?.closingBalance, "rupees"),
    );
    openingFormula = after;
    return interestCell;
  });
  return { sheets: [sheet.build(), months.build(), rates.build(), buildHowToSheet(HOW_TO, url)] };
}

function writeRates() {
  const rates = new SheetBuilder({
    name: "Bank rate",
    columnWidths: [16, 12],
    frozen: { rows: 2, columns: 0 },
  });
  rates.note("Add a new rate below the last one when the Reserve Bank announces it.");
  rates.headings("From", "Bank rate");
  const rows = Array.from({ length: bankRates.length + SPARE_RATES }, (_, index) =>
    rates.row(
      inputCell(bankRates[index]?.from, "date"),
      inputCell(bankRates[index]?.rate, "percent"),
    ),
  );
  const dates = range(rows.map(([from]) => from));
  return { rates, dates, percents: range(rows.map(([, rate]) => rate)) };
}
