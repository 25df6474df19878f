import { getFactValue } from "@angadi/content/facts";
import { useEffect, useRef } from "react";
import { Button } from "@angadi/ui/button/button";
import { formatPercent } from "../../kit/figures/readers.ts";
import { missingFieldCopy, billMakerCopy as copy } from "../copy.ts";
import { formatDay } from "@angadi/formats/format-date";
import type { MissingField } from "../requirements.ts";
import { isSlab, listSlabs } from "../slabs.ts";
import styles from "./maker.module.css";
import type { Bill } from "../compute-bill.ts";

/** Limit of one payment in most UPI apps, in paise. */
const UPI_LIMIT = Number(getFactValue("bill-upi-limit.2")) * 100;

interface MissingFieldsProps {
  bill: Bill;
  /** Empty until a print was requested. */
  missingFields: readonly MissingField[];
  onFix: (path: string) => void;
  /** Prints the bill as a draft. */
  onPrint: () => void;
}

/**
 * The required fields that are missing, each with a button to go to its field, and further advice.
 */
export function MissingFields({ bill, missingFields, onFix, onPrint }: MissingFieldsProps) {
  const hasMissingFields = missingFields.length > 0;
  const panel = useRef<HTMLDivElement>(null);
  // It appears in response to a click, so it takes the focus.
  useEffect(() => {
    if (hasMissingFields) panel.current?.focus();
  }, [hasMissingFields]);
  const advice = listAdvice(bill);
  return (
    <>
      {hasMissingFields && (
        <div ref={panel} tabIndex={-1} className={styles.missingFields}>
          <p>
            <strong>{copy.missing(missingFields.length)}</strong>
          </p>
          <ul>
            {missingFields.map(({ id, rule, field }) => (
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

function listAdvice(bill: Bill): string[] {
  const { draft, kind, input, sums, buyerGstin, buyerState, unsupportedSupply, sellerGstin } = bill;
  const { advice } = copy;
  const rates = input.lines.map(({ taxRate }) => taxRate).filter((tax) => !isSlab(draft.date, tax));
  const unknownRates = [...new Set(rates)].map(formatPercent).join(", ");
  const usualRates = listSlabs(draft.date).map((rate) => `${rate}%`);
  const hasUntaxedLine = input.lines.some(({ taxRate, cessRate }) => taxRate + cessRate === 0);
  const isInterState = buyerState !== "" && buyerState !== sellerGstin.slice(0, 2);
  const isInvoice = kind === "tax-invoice";
  const isTaxed = input.registration === "regular";
  return [
    unsupportedSupply && advice[unsupportedSupply],
    isInvoice && hasUntaxedLine && advice.mixed,
    draft.registration === "composition" && isInterState && advice.composition,
    isTaxed &&
      unknownRates &&
      advice.unusualRates(unknownRates, formatDay(draft.date), usualRates.join(", ")),
    draft.turnover !== "small" && buyerGstin !== "" && isInvoice && advice.eInvoice,
    draft.upi !== "" && sums.total > UPI_LIMIT && advice.upiLimit,
  ].filter((text): text is string => Boolean(text));
}
