import { use } from "react";
import { createPortal } from "react-dom";
import type { ResultLine } from "./part-card.tsx";
import { ResultContainerContext } from "./result-container.ts";
import styles from "./result-slip.module.css";

/** A tool's main result in a few words, or what must be corrected before there is one. */
export type ShortResult = readonly ResultLine[] | string | undefined;

/**
 * Keeps the result in view while the tool is: on small screens in a slip below the header, on wide
 * ones in the page's result element. Since the sheet contains the same text, the slip is drawn with
 * CSS, so that neither find-in-page nor screen readers encounter it twice.
 */
export function ResultSlip({ result }: { result: ShortResult }) {
  const container = use(ResultContainerContext);
  if (result === undefined) return null;
  const text = typeof result === "string" ? result : result.map(formatInline).join("\u00A0· ");
  return (
    <>
      <div aria-hidden="true" data-result={text} className={styles.slip} />
      {container &&
        createPortal(typeof result === "string" ? result : result.map(renderOnTwoLines), container)}
    </>
  );
}

/** Joins an amount to the end of its label with a no-break space. */
const formatInline = ({ label, amount }: ResultLine) => `${label}\u00A0${amount}`;

const renderOnTwoLines = ({ label, amount }: ResultLine) => (
  <p key={label} className={styles.line}>
    {label} <b>{amount}</b>
  </p>
);
