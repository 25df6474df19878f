import { type ReactNode, useId } from "react";
import styles from "./receipt.module.css";

export interface ReceiptLine {
  label: string;
  amount: string;
}

export interface ReceiptTotal extends ReceiptLine {
  /** What the amount is for, in small: "/mo". */
  per?: string;
}

export interface ReceiptProps {
  heading: string;
  /** Level of the heading: one below the heading the receipt stands under. */
  level?: 2 | 3;
  /** A few words beside the heading. */
  note?: string;
  lines: readonly ReceiptLine[];
  total: ReceiptTotal;
  /** A second total, of what is not money. */
  secondTotal?: ReceiptTotal;
  /** What there is to say below the total. */
  foot?: string | undefined;
  /** How the amounts look: money still `owed`, or already `settled`. */
  amounts?: "plain" | "owed" | "settled";
  /** More receipts beneath: this one does not come alone. */
  isStacked?: boolean;
  /** What follows from the total, below it. */
  children?: ReactNode;
}

/** A receipt: white paper with a zigzag tear edge: what for, how much, and all together. */
export function Receipt({
  heading,
  level = 3,
  note,
  lines,
  total,
  secondTotal,
  foot,
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
        <div className={styles.head}>
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
        {foot && <p className={styles.foot}>{foot}</p>}
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

/** Paise are small beside their rupees. */
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
