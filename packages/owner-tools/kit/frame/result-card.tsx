import { Receipt, type ReceiptProps } from "@angadi/ui/receipt/receipt";
import styles from "./result-card.module.css";

/** What a result says. */
export type ReceiptContent = Pick<ReceiptProps, "lines" | "total" | "secondTotal" | "note">;

interface ResultCardProps {
  heading: string;
  /** What has to be put right before there is a result. */
  problem?: string | undefined;
  receipt: ReceiptContent | undefined;
}

/** The result on a receipt: the figure that matters is the largest. */
export function ResultCard({ heading, problem, receipt }: ResultCardProps) {
  return (
    <div className={styles.result}>
      {receipt ? (
        <Receipt heading={heading} {...receipt} />
      ) : (
        <p className={styles.wrong}>{problem}</p>
      )}
    </div>
  );
}
