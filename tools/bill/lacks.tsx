import { lackCopy, makerCopy as copy } from "./copy.ts";
import type { Requirement } from "./requirements.ts";
import styles from "./maker.module.css";
import type { Bill } from "./work-out.ts";

/** Of one payment by most UPI apps: ₹1 lakh. */
const UPI_LIMIT = 1_00_000_00;

interface LacksProps {
  bill: Bill;
  lacks: readonly Requirement[];
  /** Brings the visitor to the field. */
  onFix: (place: string) => void;
}

/** What the rules ask for and the bill has not, each a way to its field; and what to think of. */
export function Lacks({ bill, lacks, onFix }: LacksProps) {
  const advice = adviceOn(bill);
  const whole = bill.kind === "bill" ? copy.completeNone : copy.complete;
  return (
    <div className={lacks.length > 0 ? styles.lacks : `${styles.lacks} ${styles.whole}`}>
      <p role="status">
        <strong>{lacks.length > 0 ? copy.lacking(lacks.length) : whole}</strong>
      </p>
      {lacks.length > 0 && (
        <ul>
          {lacks.map(({ id, rules, field }) => (
            <li key={id}>
              <button type="button" onClick={() => onFix(field)}>
                {lackCopy[id]}
              </button>{" "}
              <span>{copy.rule(rules[bill.kind] ?? "")}</span>
            </li>
          ))}
        </ul>
      )}
      {advice.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function adviceOn({
  draft,
  kind,
  figures,
  sums,
  buyerGstin,
  buyerState,
  unsupported,
  sellerGstin,
}: Bill): string[] {
  const { advice } = copy;
  const isUntaxed = figures.lines.some(({ tax, cess }) => tax + cess === 0);
  const isFar = buyerState !== "" && buyerState !== sellerGstin.slice(0, 2);
  return [
    ...(unsupported ? [advice[unsupported]] : []),
    ...(kind === "tax-invoice" && isUntaxed ? [advice.mixed] : []),
    ...(draft.registration === "composition" && isFar ? [advice.composition] : []),
    ...(draft.turnover === "large" && buyerGstin !== "" && kind === "tax-invoice"
      ? [advice.eInvoice]
      : []),
    ...(draft.upi !== "" && sums.total > UPI_LIMIT ? [advice.upiLimit] : []),
  ];
}
