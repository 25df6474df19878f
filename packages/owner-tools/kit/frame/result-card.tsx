import { Receipt, type ReceiptProps } from "@angadi/ui/receipt/receipt";
import styles from "./result-card.module.css";

export type ReceiptContent = Pick<ReceiptProps, "lines" | "total" | "secondTotal" | "note">;

interface ResultCardProps {
  heading: string;
  /** What must be corrected before there is a result. */
  problem?: string | undefined;
  receipt: ReceiptContent | undefined;
}

export function ResultCard({ heading, problem, receipt }: ResultCardProps) {
  return (
    <div className={styles.result}>
      {receipt ? (
        <Receipt heading={heading} {...receipt} />
      ) : (
        <p className={styles.problem}>{problem}</p>
      )}
    </div>
  );
}
