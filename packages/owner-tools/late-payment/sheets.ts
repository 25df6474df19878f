import { fact } from "@angadi/content/facts";
import { howToSheet } from "../kit/workbook/how-to-sheet.ts";
import {
  type Format,
  SheetBuilder,
  type Workbook,
  input,
  range,
  result,
} from "../kit/workbook/sheet.ts";
import { BANK_RATE_MULTIPLIER, computeLatePayment } from "./arithmetic.ts";
import { bankRates } from "./bank-rates.ts";
import { DEFAULT_DAYS, type LatePaymentInput, MAX_PAYMENTS, MAX_DAYS } from "./input.ts";

/** Number of month rows: twenty years, and a started month. */
const ROWS = 241;
/** Number of spare rows for future rates. */
const SPARE_RATES = 20;

const MONTH_HEADS = [
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

/** The workbook: the amount owed with its months, and the bank rates. */
export function buildLatePaymentWorkbook(bill: LatePaymentInput, url: string): Workbook {
  const computed = computeLatePayment(bill);
  const { rates, dates, percents } = writeRates();
  const s = new SheetBuilder({ name: "Late payment", columns: [44, 20] });
  s.title("What a late payer owes");
  s.note(
    "Interest under sections 15 and 16 of the MSMED Act, 2006: for micro and small enterprises on Udyam that make goods or provide services.",
  );
  const accepted = s.input("Accepted on", bill.accepted, "date");
  const agreed = s.input("Days agreed in writing (empty if none)", bill.agreedDays, "whole");
  const amount = s.input("Bill, with its tax", bill.amount, "rupees");
  const until = s.input("Interest up to", bill.until, "date");
  s.blank();
  const due = `${accepted}+IF(${agreed}="",${DEFAULT_DAYS},MIN(${agreed},${MAX_DAYS}))`;
  const lastDay = s.result("Last day to pay in time", due, computed.lastDay, "date");
  const from = s.result("Interest begins on", `${lastDay}+1`, computed.from, "date");
  const interestSum = () => `SUM(${range(interests)})`;
  const interest = s.result("Interest", interestSum, computed.interest, "rupees");
  const paid = s.result("Paid since", () => `SUM(${amounts})`, computed.paid, "rupees");
  const owed = `ROUND(${amount}-${paid}+${interest},2)`;
  s.result("Owed on that day", owed, computed.owed, "rupees", "key");
  s.blank();
  s.section("Part payments");
  s.heads("Paid on", "Amount");
  const payments = Array.from({ length: MAX_PAYMENTS }, (_, index) => {
    const payment = bill.payments[index];
    return s.row(input(payment?.day, "date"), input(payment?.amount, "rupees"));
  });
  const days = range(payments.map(([day]) => day));
  const amounts = range(payments.map(([, payment]) => payment));

  const months = new SheetBuilder({
    name: "Months",
    columns: [14, 14, 8, 10, 18, 16, 10, 10, 16, 18],
    frozen: { rows: 1, columns: 1 },
    landscape: true,
  });
  months.heads(...MONTH_HEADS);
  let before = `${amount}-SUMIF(${days},"<"&${from},${amounts})`;
  // Computed as in arithmetic.ts; rows after the last month are empty.
  const interests = Array.from({ length: ROWS }, (_, index) => {
    const month = computed.months[index];
    const [first, last, dayCount, monthDays, opening, less, bank, triple, due, after] =
      months.next(MONTH_HEADS);
    const cell = (formula: string, value: number | undefined, format: Format) =>
      result(`IF(${first}="","",${formula})`, value ?? "", format);
    const [start, end] = [index, index + 1].map((count) => `EDATE(${from},${count})`);
    const inMonth = `SUMIFS(${amounts},${days},">="&${first},${days},"<="&${last})`;
    const unborne = `SUMPRODUCT((${days}>=${first})*(${days}<=${last})*${amounts}*(${last}-${days}))`;
    const interest = `ROUND((${opening}*${dayCount}-${unborne})*${triple}/12/${monthDays},2)`;
    const rate = month?.bankRate;
    months.row(
      result(`IF(${start}>${until},"",${start})`, month?.from ?? "", "date"),
      cell(`MIN(${end}-1,${until})`, month?.to, "date"),
      cell(`${last}-${first}+1`, month?.days, "whole"),
      cell(`${end}-${first}`, month?.monthDays, "whole"),
      cell(before, month?.opening, "rupees"),
      cell(inMonth, month?.paid, "rupees"),
      cell(`LOOKUP(${last},${dates},${percents})`, rate, "percent"),
      cell(`${BANK_RATE_MULTIPLIER}*${bank}`, rate && BANK_RATE_MULTIPLIER * rate, "percent"),
      cell(interest, month?.interest, "rupees"),
      cell(`ROUND(${opening}-${less}+${due},2)`, month?.closing, "rupees"),
    );
    before = after;
    return due;
  });
  return { sheets: [s.build(), months.build(), rates.build(), howToSheet(HOW_TO, url)] };
}

function writeRates() {
  const rates = new SheetBuilder({
    name: "Bank rate",
    columns: [16, 12],
    frozen: { rows: 2, columns: 0 },
  });
  rates.note("Add a new rate below the last one when the Reserve Bank announces it.");
  rates.heads("From", "Bank rate");
  const rows = Array.from({ length: bankRates.length + SPARE_RATES }, (_, index) =>
    rates.row(input(bankRates[index]?.from, "date"), input(bankRates[index]?.rate, "percent")),
  );
  const dates = range(rows.map(([from]) => from));
  return { rates, dates, percents: range(rows.map(([, rate]) => rate)) };
}
