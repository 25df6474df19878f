import { Bill, type BillProps } from "#ui/bill/bill.tsx";
import styles from "./result-card.module.css";

/** What a result slip says. */
export type Slip = Pick<BillProps, "lines" | "total" | "also" | "note">;

interface ResultSlipProps {
  heading: string;
  /** What has to be put right before there is a result. */
  wrong?: string | undefined;
  slip: Slip | undefined;
}

/** The result on a bill: the figure that matters is the largest. */
export function ResultSlip({ heading, wrong, slip }: ResultSlipProps) {
  return (
    <div className={styles.result}>
      {slip ? <Bill heading={heading} {...slip} /> : <p className={styles.wrong}>{wrong}</p>}
    </div>
  );
}
