import { fact } from "@angadi/content/facts";
import { useEffect, useRef } from "react";
import { Button } from "@angadi/ui/button/button";
import { formatPercent } from "../kit/figures/readers.ts";
import { missingFieldCopy, makerCopy as copy } from "./copy.ts";
import { formatDay } from "./figures.ts";
import type { MissingField } from "./requirements.ts";
import { isSlabOn, slabsOn } from "./slabs.ts";
import styles from "./maker.module.css";
import type { Bill } from "./compute-bill.ts";

/** Limit of one payment in most UPI apps, in paise. */
const UPI_LIMIT = Number(fact("bill-upi-limit.2")) * 100;

interface MissingFieldsProps {
  bill: Bill;
  /** Empty until a print was requested. */
  missingFields: readonly MissingField[];
  /** Focuses the field. */
  onFix: (path: string) => void;
  /** Prints the bill as a draft. */
  onPrint: () => void;
}

/** The required fields that are missing, each with a link to its field, and further reminders. */
export function MissingFields({
  bill,
  missingFields: missing,
  onFix,
  onPrint,
}: MissingFieldsProps) {
  const hasMissingFields = missing.length > 0;
  const panel = useRef<HTMLDivElement>(null);
  // It appears in response to a click, so it takes the focus.
  useEffect(() => {
    if (hasMissingFields) panel.current?.focus();
  }, [hasMissingFields]);
  const advice = listAdvice(bill);
  return (
    <>
      {hasMissingFields && (
        <div ref={panel} tabIndex={-1} className={styles.lacks}>
          <p>
            <strong>{copy.lacking(missing.length)}</strong>
          </p>
          <ul>
            {missing.map(({ id, rule, field }) => (
              <li key={id}>
                <button type="button" onClick={() => onFix(field)}>
                  {missingFieldCopy[id]}
                </button>{" "}
                <span>{copy.rule(rule)}</span>
              </li>
            ))}
          </ul>
          <Button variant="quiet" onClick={onPrint}>
            {copy.actions.printDraft}
          </Button>
        </div>
      )}
      {advice.map((text) => (
        <p key={text} className={styles.advice}>
          {text}
        </p>
      ))}
    </>
  );
}

function listAdvice({
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
  const usual = slabsOn(draft.date);
  const unknownRates = figures.lines.flatMap(({ tax }) =>
    isSlabOn(draft.date, tax) ? [] : [formatPercent(tax)],
  );
  const isUntaxed = figures.lines.some(({ tax, cess }) => tax + cess === 0);
  const isFar = buyerState !== "" && buyerState !== sellerGstin.slice(0, 2);
  return [
    ...(unsupported ? [advice[unsupported]] : []),
    ...(kind === "tax-invoice" && isUntaxed ? [advice.mixed] : []),
    ...(draft.registration === "composition" && isFar ? [advice.composition] : []),
    ...(figures.registration === "regular" && unknownRates.length > 0
      ? [
          advice.rates(
            [...new Set(unknownRates)].join(", "),
            formatDay(draft.date),
            usual.map((rate) => `${rate}%`).join(", "),
          ),
        ]
      : []),
    ...(draft.turnover !== "small" && buyerGstin !== "" && kind === "tax-invoice"
      ? [advice.eInvoice]
      : []),
    ...(draft.upi !== "" && sums.total > UPI_LIMIT ? [advice.upiLimit] : []),
  ];
}
