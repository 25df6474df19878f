import { cleanLine } from "../kit/clean-text.ts";
import type { Block } from "../kit/document/block.ts";
import { formatPercent } from "../kit/figures/readers.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { type InterestMonth, type LatePaymentResult, BANK_RATE_MULTIPLIER } from "./arithmetic.ts";
import { formatShortDay, formatLongDay } from "./format-day.ts";
import { type LatePaymentFields, type LatePaymentInput, MAX_DAYS } from "./input.ts";
import { letterCopy as copy } from "./letter-copy.ts";

/** Fields that only the letter needs. */
export const LETTER_FIELDS = ["supplier", "udyam", "buyer", "number"] as const;
const text = (text: string): Block => ({ kind: "text", text });

type Names = LatePaymentFields["names"];

/** Writes the letter of demand; gaps name the missing text. */
export function writeLetter(
  names: Names,
  input: LatePaymentInput,
  result: LatePaymentResult,
): readonly Block[] {
  const name = (field: keyof Names) => cleanLine(names[field]) || copy.gaps[field];
  const until = formatLongDay(input.until);
  const left = formatPaise(input.amount - result.paid);
  return [
    { kind: "title", text: copy.title, subtitle: copy.law },
    text(copy.from(name("supplier"), name("udyam"), name("buyer"), until)),
    text(copy.greeting),
    text(
      [
        copy.bill(name("number"), formatPaise(input.amount), formatLongDay(input.accepted)),
        dueText(input, formatLongDay(result.lastDay)),
        paidText(input),
      ].join(" "),
    ),
    text(copy.interest(formatLongDay(result.from), until)),
    { kind: "list", items: result.months.map(monthText) },
    text(copy.sum(left, formatPaise(result.interest), until, formatPaise(result.owed))),
    text(`${copy.request} ${copy.claim}`),
    text(`${copy.end}\n\n\n${name("supplier")}`),
  ];
}

function dueText({ agreedDays }: LatePaymentInput, lastDay: string): string {
  if (agreedDays === undefined) return copy.withoutDays(lastDay);
  return (agreedDays > MAX_DAYS ? copy.capped : copy.agreed)(agreedDays, lastDay);
}

function paidText({ payments }: LatePaymentInput): string {
  if (payments.length === 0) return copy.unpaid;
  const inOrder = payments.toSorted((a, b) => a.day - b.day);
  const texts = inOrder.map(({ amount, day }) =>
    copy.payment(formatPaise(amount), formatLongDay(day)),
  );
  return copy.paid(new Intl.ListFormat("en-GB").format(texts));
}

const monthText = ({ from, to, opening, paid, bankRate, interest }: InterestMonth): string =>
  copy.month(
    `${formatShortDay(from)} – ${formatShortDay(to)}`,
    formatPaise(opening) + (paid > 0 ? copy.monthPaid(formatPaise(paid)) : ""),
    formatPercent(BANK_RATE_MULTIPLIER * bankRate),
    formatPaise(interest),
  );
