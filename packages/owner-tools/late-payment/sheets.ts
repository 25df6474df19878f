import { getFactValue } from "@angadi/content/facts";
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
  `A month is charged at ${getFactValue("msmed-interest.1")} in force on its last day; a part of a month by its days.`,
  "A payment lowers the sum from the next day. Tax the buyer deducted counts as paid.",
  "No more may be paid than is owed on the day; there is room for twenty years.",
];

export function buildLatePaymentWorkbook(input: LatePaymentInput, url: string): Workbook {
  const result = computeLatePayment(input);
  const { rates, startDays, percents } = buildRatesSheet();
  const sheet = new SheetBuilder({ name: "Late payment", columnWidths: [44, 20] });
  sheet.title("What a late payer owes");
  sheet.note(
    "Interest under sections 15 and 16 of the MSMED Act, 2006: for micro and small enterprises on Udyam that make goods or provide services.",
  );
  const accepted = sheet.input("Accepted on", input.acceptedDay, "date");
  const agreedDays = sheet.input(
    "Days agreed in writing (empty if none)",
    input.agreedDays,
    "whole",
  );
  const amount = sheet.input("Bill, with its tax", input.amount);
  const until = sheet.input("Interest up to", input.until, "date");
  sheet.blank();
  const dueDayFormula = `${accepted}+IF(${agreedDays}="",${DEFAULT_PAYMENT_DAYS},MIN(${agreedDays},${MAX_PAYMENT_DAYS}))`;
  const dueDay = sheet.result("Last day to pay in time", dueDayFormula, result.dueDay, "date");
  const { firstInterestDay } = result;
  const interestStart = sheet.result("Interest begins on", `${dueDay}+1`, firstInterestDay, "date");
  const interestSum = () => `SUM(${range(interests)})`;
  const totalInterest = sheet.result("Interest", interestSum, result.interest);
  const totalPaid = sheet.result("Paid since", () => `SUM(${paymentAmounts})`, result.totalPaid);
  const owedFormula = `ROUND(${amount}-${totalPaid}+${totalInterest},2)`;
  sheet.mainResult("Owed on that day", owedFormula, result.amountOwed);
  sheet.blank();
  sheet.section("Part payments");
  sheet.headings("Paid on", "Amount");
  const payments = Array.from({ length: MAX_PAYMENTS }, (_, index) => {
    const payment = input.payments[index];
    return sheet.row(inputCell(payment?.day, "date"), inputCell(payment?.amount));
  });
  const paymentDays = range(payments.map(([day]) => day));
  const paymentAmounts = range(payments.map(([, payment]) => payment));

  const months = new SheetBuilder({
    name: "Months",
    columnWidths: [14, 14, 8, 10, 18, 16, 10, 10, 16, 18],
    frozen: { rows: 1, columns: 1 },
    isLandscape: true,
  });
  months.headings(...MONTH_HEADINGS);
  let openingFormula = `${amount}-SUMIF(${paymentDays},"<"&${interestStart},${paymentAmounts})`;
  // Computed as in arithmetic.ts; rows after the last month are empty.
  const interests = Array.from({ length: MAX_MONTHS }, (_, index) => {
    const month = result.months[index];
    const [
      first,
      last,
      days,
      monthDays,
      opening,
      amountPaid,
      bankRate,
      interestRate,
      interest,
      closing,
    ] = months.nextRow(MONTH_HEADINGS);
    const buildCell = (formula: string, value: number | undefined, format: Format) =>
      resultCell(`IF(${first}="","",${formula})`, value ?? "", format);
    const [start, nextStart] = [index, index + 1].map(
      (count) => `EDATE(${interestStart},${count})`,
    );
    const paidFormula = `SUMIFS(${paymentAmounts},${paymentDays},">="&${first},${paymentDays},"<="&${last})`;
    // The sum of each payment times the days of the month after it.
    const paidDays = `SUMPRODUCT((${paymentDays}>=${first})*(${paymentDays}<=${last})*${paymentAmounts}*(${last}-${paymentDays}))`;
    const interestFormula = `ROUND((${opening}*${days}-${paidDays})*${interestRate}/12/${monthDays},2)`;
    const rate = month?.bankRate;
    months.row(
      resultCell(`IF(${start}>${until},"",${start})`, month?.from ?? "", "date"),
      buildCell(`MIN(${nextStart}-1,${until})`, month?.to, "date"),
      buildCell(`${last}-${first}+1`, month?.days, "whole"),
      buildCell(`${nextStart}-${first}`, month?.monthDays, "whole"),
      buildCell(openingFormula, month?.openingBalance, "rupees"),
      buildCell(paidFormula, month?.amountPaid, "rupees"),
      buildCell(`LOOKUP(${last},${startDays},${percents})`, rate, "percent"),
      buildCell(
        `${BANK_RATE_MULTIPLIER}*${bankRate}`,
        rate && BANK_RATE_MULTIPLIER * rate,
        "percent",
      ),
      buildCell(interestFormula, month?.interest, "rupees"),
      buildCell(`ROUND(${opening}-${amountPaid}+${interest},2)`, month?.closingBalance, "rupees"),
    );
    openingFormula = closing;
    return interest;
  });
  return { sheets: [sheet.build(), months.build(), rates.build(), buildHowToSheet(HOW_TO, url)] };
}

function buildRatesSheet() {
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
  const startDays = range(rows.map(([from]) => from));
  return { rates, startDays, percents: range(rows.map(([, rate]) => rate)) };
}
