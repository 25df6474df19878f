import { useId } from "react";
import { formatPaise } from "@angadi/formats/rupees";
import { Notice } from "@angadi/ui/notice/notice";
import { formatPercent } from "../kit/figures/readers.ts";
import type { FormState } from "../kit/frame/form-state.ts";
import type { ReceiptContent } from "../kit/frame/result-card.tsx";
import type { LatePaymentResult } from "./arithmetic.ts";
import { LAST_CONFIRMED_DAY, getBankRate } from "./bank-rates.ts";
import { latePaymentCopy as copy } from "./copy.ts";
import { formatShortDay, formatLongDay } from "./format-day.ts";
import { type LatePaymentFields, type LatePaymentInput, MAX_PAYMENT_DAYS } from "./input.ts";
import styles from "./late-payment.module.css";
import { LetterView } from "./letter-view.tsx";
import { InterestMonths } from "./interest-months.tsx";

interface LatePaymentDetailsProps {
  form: FormState<LatePaymentFields>;
  input: LatePaymentInput;
  result: LatePaymentResult;
}

export function buildLatePaymentReceipt(
  { amount, until }: LatePaymentInput,
  { dueDay, firstInterestDay, months, interest, totalPaid, amountOwed }: LatePaymentResult,
): ReceiptContent {
  const { receipt } = copy;
  return {
    lines: [
      { label: receipt.dueDay, amount: formatShortDay(dueDay) },
      { label: receipt.bill, amount: formatPaise(amount) },
      ...(totalPaid > 0 ? [{ label: receipt.totalPaid, amount: formatPaise(-totalPaid) }] : []),
      ...(months.length > 0
        ? [
            {
              label: receipt.interest(formatShortDay(firstInterestDay)),
              amount: formatPaise(interest),
            },
          ]
        : []),
    ],
    total: {
      label: receipt.amountOwed(formatShortDay(until)),
      amount: formatPaise(amountOwed),
    },
  };
}

/** Details of the amount owed: the months, the method, the letter, and where to claim. */
export function LatePaymentDetails({ form, input, result }: LatePaymentDetailsProps) {
  return (
    <>
      <Notices input={input} result={result} />
      {result.months.length > 0 && (
        <>
          <InterestMonths months={result.months} />
          <LetterView form={form} input={input} result={result} />
        </>
      )}
      <div className={styles.notes}>
        <TextList {...copy.method} />
        <TextList {...copy.limits} />
        <div>
          <h3>{copy.claim.heading}</h3>
          <p>{copy.claim.text}</p>
        </div>
      </div>
    </>
  );
}

function Notices({ input, result }: Omit<LatePaymentDetailsProps, "form">) {
  const { notices } = copy;
  const { agreedDays = 0, until } = input;
  const texts = [
    result.months.length === 0 &&
      notices.stillInTime(formatLongDay(result.dueDay), formatLongDay(result.firstInterestDay)),
    agreedDays > MAX_PAYMENT_DAYS && notices.cappedDays(agreedDays),
    until > LAST_CONFIRMED_DAY && notices.unconfirmedRate(formatPercent(getBankRate(until))),
  ].filter((text) => text !== false);
  if (texts.length === 0) return null;
  return (
    <div className={styles.notices}>
      {texts.map((text) => (
        <Notice key={text}>{text}</Notice>
      ))}
    </div>
  );
}

function TextList({ heading, lines }: { heading: string; lines: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
