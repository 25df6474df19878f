import { type ReactNode, useId } from "react";
import styles from "./receipt.module.css";

export interface ReceiptLine {
  label: string;
  amount: string;
}

export interface ReceiptTotal extends ReceiptLine {
  /** What the amount is per, in small print: "/mo". */
  per?: string;
}

export interface ReceiptProps {
  heading: string;
  /** Level of the heading: one below the heading above the receipt. */
  level?: 2 | 3;
  /** A short note next to the heading. */
  note?: string;
  lines: readonly ReceiptLine[];
  total: ReceiptTotal;
  /** A second total, for something other than money. */
  secondTotal?: ReceiptTotal;
  /** Text below the total. */
  footer?: string | undefined;
  /** What the amounts are: money still `owed`, or already `settled`. */
  amounts?: "plain" | "owed" | "settled";
  /** Whether further receipts are visible behind it. */
  isStacked?: boolean;
  /** Content below the total. */
  children?: ReactNode;
}

/** A receipt on white paper with a zigzag torn edge: items, amounts and total. */
export function Receipt({
  heading,
  level = 3,
  note,
  lines,
  total,
  secondTotal,
  footer,
  amounts = "plain",
  isStacked = false,
  children,
}: ReceiptProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <article
      aria-labelledby={id}
      className={`${styles.receipt} ${isStacked ? styles.stacked : ""}`}
    >
      <div className={[styles.paper, styles[amounts]].filter(Boolean).join(" ")}>
        <div className={styles.header}>
          <Heading id={id} className={styles.heading}>
            {heading}
          </Heading>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <dl className={styles.lines}>
          {lines.map(({ label, amount }) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
          <Total {...total} />
          {secondTotal && <Total {...secondTotal} />}
        </dl>
        {footer && <p className={styles.footer}>{footer}</p>}
        {children}
      </div>
    </article>
  );
}

function Total({ label, amount, per }: ReceiptTotal) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>
        <Amount text={amount} />
        {per && <small>{per}</small>}
      </dd>
    </div>
  );
}

/** An amount with its paise in smaller print. */
function Amount({ text }: { text: string }) {
  const [, rupees, paise] = /^(.*)(\.\d\d)$/.exec(text) ?? [];
  if (rupees === undefined) return text;
  return (
    <>
      {rupees}
      <span className={styles.paise}>{paise}</span>
    </>
  );
}
