import { howToSheet } from "../../kit/workbook/how-to-sheet.ts";
import {
  type Cell,
  type Row,
  type Sheet,
  type Workbook,
  head,
  input,
  label,
  note,
  result,
  resultRow,
  section,
  title,
} from "../../kit/workbook/sheet.ts";
import { type InterestMonth, BANK_RATE_MULTIPLIER, computeLatePayment } from "../arithmetic.ts";
import { bankRates } from "../bank-rates.ts";
import { DEFAULT_DAYS, type LatePaymentInput, MAX_PAYMENTS, MAX_DAYS } from "../input.ts";
import { latePaymentSheetCopy as copy } from "./copy.ts";

/** Number of month rows: twenty years, and a started month. */
const ROWS = 241;
/** Number of spare rows for future rates. */
const SPARE_RATES = 20;
const RATES = bankRates.length + SPARE_RATES;

/** The workbook: the amount owed with its months, and the bank rates. */
export function buildLatePaymentWorkbook(bill: LatePaymentInput, url: string): Workbook {
  return {
    sheets: [
      buildBillSheet(bill),
      buildMonthsSheet(bill),
      buildRatesSheet(),
      howToSheet(copy.howTo, url),
    ],
  };
}

function buildBillSheet(bill: LatePaymentInput): Sheet {
  const { lastDay, from, interest, paid, owed } = computeLatePayment(bill);
  const due = `{accepted}+IF({agreedDays}="",${DEFAULT_DAYS},MIN({agreedDays},${MAX_DAYS}))`;
  return {
    name: copy.sheet,
    columns: [44, 20],
    frozen: { rows: 1, columns: 0 },
    rows: [
      [title(copy.title)],
      [note(copy.note)],
      [label(copy.accepted), input("accepted", bill.accepted, "date")],
      [label(copy.agreedDays), input("agreedDays", bill.agreedDays, "whole")],
      [label(copy.amount), input("amount", bill.amount, "rupees")],
      [label(copy.until), input("until", bill.until, "date")],
      [],
      resultRow(copy.lastDay, "lastDay", due, lastDay, "date"),
      resultRow(copy.from, "from", "{lastDay}+1", from, "date"),
      resultRow(copy.interest, "interest", `SUM({i.1:i.${ROWS}})`, interest, "rupees"),
      resultRow(copy.paid, "paid", `SUM(${PAID})`, paid, "rupees"),
      resultRow(copy.owed, "owed", "ROUND({amount}-{paid}+{interest},2)", owed, "rupees", "key"),
      [],
      [section(copy.payments.title)],
      [head(copy.payments.day), head(copy.payments.amount)],
      ...buildPaymentRows(bill),
    ],
  };
}

const DAYS = `{day.0:day.${MAX_PAYMENTS - 1}}`;
const PAID = `{pay.0:pay.${MAX_PAYMENTS - 1}}`;

const buildPaymentRows = ({ payments }: LatePaymentInput): Row[] =>
  Array.from({ length: MAX_PAYMENTS }, (_, index) => [
    input(`day.${index}`, payments[index]?.day, "date"),
    input(`pay.${index}`, payments[index]?.amount, "rupees"),
  ]);

function buildMonthsSheet(bill: LatePaymentInput): Sheet {
  const { months } = computeLatePayment(bill);
  return {
    name: copy.months.sheet,
    columns: [14, 14, 8, 10, 18, 16, 10, 10, 16, 18],
    frozen: { rows: 1, columns: 1 },
    landscape: true,
    rows: [
      copy.months.head.map(head),
      ...Array.from({ length: ROWS }, (_, index) => buildMonthRow(index + 1, months[index])),
    ],
  };
}

/** The row of a month, computed as in arithmetic.ts; rows after the last month are empty. */
function buildMonthRow(k: number, month: InterestMonth | undefined): Row {
  const [from, to, opening] = [`{f.${k}}`, `{t.${k}}`, `{o.${k}}`];
  const cell = (id: string, formula: string, value: number | undefined, format: Cell["format"]) =>
    result(`${id}.${k}`, `IF(${from}="","",${formula})`, value ?? "", format ?? "whole");
  const start = `EDATE({from},${k - 1})`;
  const before = k === 1 ? `{amount}-SUMIF(${DAYS},"<"&{from},${PAID})` : `{c.${k - 1}}`;
  const unborne = `SUMPRODUCT((${DAYS}>=${from})*(${DAYS}<=${to})*${PAID}*(${to}-${DAYS}))`;
  const paid = `SUMIFS(${PAID},${DAYS},">="&${from},${DAYS},"<="&${to})`;
  const rate = `LOOKUP(${to},{rf.0:rf.${RATES - 1}},{rr.0:rr.${RATES - 1}})`;
  return [
    result(`f.${k}`, `IF(${start}>{until},"",${start})`, month?.from ?? "", "date"),
    cell("t", `MIN(EDATE({from},${k})-1,{until})`, month?.to, "date"),
    cell("d", `${to}-${from}+1`, month?.days, "whole"),
    cell("m", `EDATE({from},${k})-${from}`, month?.monthDays, "whole"),
    cell("o", before, month?.opening, "rupees"),
    cell("p", paid, month?.paid, "rupees"),
    cell("b", rate, month?.bankRate, "percent"),
    cell(
      "x",
      `${BANK_RATE_MULTIPLIER}*{b.${k}}`,
      month && BANK_RATE_MULTIPLIER * month.bankRate,
      "percent",
    ),
    cell(
      "i",
      `ROUND((${opening}*{d.${k}}-${unborne})*{x.${k}}/12/{m.${k}},2)`,
      month?.interest,
      "rupees",
    ),
    cell("c", `ROUND(${opening}-{p.${k}}+{i.${k}},2)`, month?.closing, "rupees"),
  ];
}

const buildRatesSheet = (): Sheet => ({
  name: copy.rates.sheet,
  columns: [16, 12],
  frozen: { rows: 2, columns: 0 },
  rows: [
    [note(copy.rates.note)],
    copy.rates.head.map(head),
    ...Array.from({ length: RATES }, (_, index) => [
      input(`rf.${index}`, bankRates[index]?.from, "date"),
      input(`rr.${index}`, bankRates[index]?.rate, "percent"),
    ]),
  ],
});
