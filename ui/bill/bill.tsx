import { useId } from "react";
import styles from "./bill.module.css";

export interface BillLine {
  label: string;
  amount: string;
}

export interface BillTotal extends BillLine {
  /** What the amount is for, in small: "/mo". */
  per?: string;
}

export interface BillProps {
  heading: string;
  /** Level of the heading: one below the heading the bill stands under. */
  level?: 2 | 3;
  /** A few words beside the heading. */
  note?: string;
  lines: readonly BillLine[];
  total: BillTotal;
  /** A second total, of what is not money. */
  also?: BillTotal;
  /** How the amounts look: money still `owed`, or already `settled`. */
  amounts?: "plain" | "owed" | "settled";
  /** More slips beneath: this bill does not come alone. */
  pile?: boolean;
}

/** A white slip with a zigzag tear edge: what for, how much, and all together. */
export function Bill({
  heading,
  level = 3,
  note,
  lines,
  total,
  also,
  amounts = "plain",
  pile = false,
}: BillProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <article aria-labelledby={id} className={`${styles.bill} ${pile ? styles.pile : ""}`}>
      <div className={`${styles.slip} ${styles[amounts]}`}>
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
          {also && <Total {...also} />}
        </dl>
      </div>
    </article>
  );
}

function Total({ label, amount, per }: BillTotal) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>
        {amount}
        {per && <small>{per}</small>}
      </dd>
    </div>
  );
}
