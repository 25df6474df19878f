import { use } from "react";
import { createPortal } from "react-dom";
import type { ResultLine } from "./part-card.tsx";
import { ResultContainerContext } from "./result-container.ts";
import styles from "./sticky-result.module.css";

/** A tool's main results, or what must be corrected before there are any. */
export type ShortResult = readonly ResultLine[] | string | undefined;

/**
 * Keeps the result in view while the tool is: in a sticky bar on small screens, in the page's result
 * element on wide ones. The bar's text is drawn with CSS, so that neither find-in-page nor screen
 * readers encounter it twice.
 */
export function StickyResult({ result }: { result: ShortResult }) {
  const container = use(ResultContainerContext);
  if (result === undefined) return null;
  const text = typeof result === "string" ? result : result.map(formatInline).join("\u00A0· ");
  return (
    <>
      <div aria-hidden="true" data-result={text} className={styles.bar} />
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
