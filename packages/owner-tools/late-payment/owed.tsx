import { useId } from "react";
import { formatPaise } from "@angadi/formats/rupees";
import { Notice } from "@angadi/ui/notice/notice";
import { formatPercent } from "../kit/figures/readers.ts";
import type { FormState } from "../kit/frame/form-state.ts";
import type { ReceiptContent } from "../kit/frame/result-card.tsx";
import type { LatePaymentResult } from "./arithmetic.ts";
import { LAST_CONFIRMED, bankRateOn } from "./bank-rates.ts";
import { latePaymentCopy as copy } from "./copy.ts";
import { formatShortDay, formatLongDay } from "./format-day.ts";
import { type LatePaymentFields, type LatePaymentInput, MAX_DAYS } from "./input.ts";
import styles from "./late-payment.module.css";
import { LetterView } from "./letter-view.tsx";
import { Months } from "./months.tsx";

interface OwedProps {
  form: FormState<LatePaymentFields>;
  input: LatePaymentInput;
  result: LatePaymentResult;
}

/** The receipt with the amount owed. */
export function buildLatePaymentReceipt(
  { amount, until }: LatePaymentInput,
  { lastDay, from, months, interest, paid, owed }: LatePaymentResult,
): ReceiptContent {
  const { receipt } = copy;
  return {
    lines: [
      { label: receipt.lastDay, amount: formatShortDay(lastDay) },
      { label: receipt.bill, amount: formatPaise(amount) },
      ...(paid > 0 ? [{ label: receipt.paid, amount: formatPaise(-paid) }] : []),
      ...(months.length > 0
        ? [{ label: receipt.interest(formatShortDay(from)), amount: formatPaise(interest) }]
        : []),
    ],
    total: { label: receipt.owed(formatShortDay(until)), amount: formatPaise(owed) },
  };
}

/** Details of the amount owed: the months, the method, the letter, and where to claim. */
export function LatePaymentDetails({ form, input, result }: OwedProps) {
  return (
    <>
      <Notices input={input} result={result} />
      {result.months.length > 0 && (
        <>
          <Months months={result.months} />
          <LetterView form={form} input={input} result={result} />
        </>
      )}
      <div className={styles.notes}>
        <Lines {...copy.counted} />
        <Lines {...copy.unknown} />
        <div>
          <h3>{copy.file.heading}</h3>
          <p>{copy.file.text}</p>
        </div>
      </div>
    </>
  );
}

function Notices({ input, result }: Omit<OwedProps, "form">) {
  const { notices } = copy;
  const { agreedDays = 0, until } = input;
  const texts = [
    result.months.length === 0 &&
      notices.inTime(formatLongDay(result.lastDay), formatLongDay(result.from)),
    agreedDays > MAX_DAYS && notices.capped(agreedDays),
    until > LAST_CONFIRMED && notices.unconfirmed(formatPercent(bankRateOn(until))),
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

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
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
