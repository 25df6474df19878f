import { cleanFileLine } from "../kit/clean-text.ts";
import type { DocumentBlock } from "../kit/document/block.ts";
import { formatPercent } from "../kit/figures/readers.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { type InterestMonth, type LatePaymentResult, BANK_RATE_MULTIPLIER } from "./arithmetic.ts";
import { formatShortDay, formatLongDay } from "./format-day.ts";
import { type LatePaymentFields, type LatePaymentInput, MAX_PAYMENT_DAYS } from "./input.ts";
import { letterCopy as copy } from "./letter-copy.ts";

/** Fields that only the letter needs. */
export const LETTER_FIELDS = ["supplier", "udyam", "buyer", "number"] as const;
const toTextBlock = (text: string): DocumentBlock => ({ kind: "text", text });

type LetterNames = LatePaymentFields["names"];

/** Writes the letter of demand, with placeholders for missing names. */
export function writeLetter(
  names: LetterNames,
  input: LatePaymentInput,
  result: LatePaymentResult,
): readonly DocumentBlock[] {
  const getName = (field: keyof LetterNames) =>
    cleanFileLine(names[field]) || copy.placeholders[field];
  const until = formatLongDay(input.until);
  const balance = formatPaise(input.amount - result.totalPaid);
  return [
    { kind: "title", text: copy.title, subtitle: copy.law },
    toTextBlock(copy.from(getName("supplier"), getName("udyam"), getName("buyer"), until)),
    toTextBlock(copy.greeting),
    toTextBlock(
      [
        copy.bill(getName("number"), formatPaise(input.amount), formatLongDay(input.acceptedDay)),
        formatDueDate(input, formatLongDay(result.dueDay)),
        formatPayments(input),
      ].join(" "),
    ),
    toTextBlock(copy.interest(formatLongDay(result.firstInterestDay), until)),
    { kind: "list", items: result.months.map(formatMonth) },
    toTextBlock(
      copy.sum(balance, formatPaise(result.interest), until, formatPaise(result.amountOwed)),
    ),
    toTextBlock(`${copy.request} ${copy.claim}`),
    toTextBlock(`${copy.closing}\n\n\n${getName("supplier")}`),
  ];
}

function formatDueDate({ agreedDays }: LatePaymentInput, dueDay: string): string {
  if (agreedDays === undefined) return copy.noAgreedDays(dueDay);
  const formatAgreedDays =
    agreedDays > MAX_PAYMENT_DAYS ? copy.cappedAgreedDays : copy.legalAgreedDays;
  return formatAgreedDays(agreedDays, dueDay);
}

function formatPayments({ payments }: LatePaymentInput): string {
  if (payments.length === 0) return copy.noPayments;
  const sortedPayments = payments.toSorted((a, b) => a.day - b.day);
  const texts = sortedPayments.map(({ amount, day }) =>
    copy.payment(formatPaise(amount), formatLongDay(day)),
  );
  return copy.payments(new Intl.ListFormat("en-GB").format(texts));
}

const formatMonth = ({
  from,
  to,
  openingBalance,
  amountPaid,
  bankRate,
  interest,
}: InterestMonth): string =>
  copy.month(
    `${formatShortDay(from)} – ${formatShortDay(to)}`,
    formatPaise(openingBalance) +
      (amountPaid > 0 ? copy.monthPayments(formatPaise(amountPaid)) : ""),
    formatPercent(BANK_RATE_MULTIPLIER * bankRate),
    formatPaise(interest),
  );
