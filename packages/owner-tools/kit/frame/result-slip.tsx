import { use } from "react";
import { createPortal } from "react-dom";
import type { ResultLine } from "./part-card.tsx";
import { ResultPlace } from "./result-place.ts";
import styles from "./result-slip.module.css";

/** A tool's main result in a few words, or what has to be put right before there is one. */
type ShortResult = readonly ResultLine[] | string | undefined;

/**
 * The result in view for as long as the tool is: on small screens a slip below the header, on wide
 * ones in the page's own place. The sheet says it too, so the slip is drawn, not text: neither a
 * search in the page nor who listens meets it twice.
 */
export function ResultSlip({ result }: { result: ShortResult }) {
  const place = use(ResultPlace);
  if (result === undefined) return null;
  const text = typeof result === "string" ? result : result.map(inWords).join("\u00A0· ");
  return (
    <>
      <div aria-hidden="true" data-result={text} className={styles.slip} />
      {place && createPortal(typeof result === "string" ? result : result.map(onTwoLines), place)}
    </>
  );
}

/** An amount stays with the end of its label. */
const inWords = ({ label, amount }: ResultLine) => `${label}\u00A0${amount}`;

const onTwoLines = ({ label, amount }: ResultLine) => (
  <p key={label} className={styles.line}>
    {label} <b>{amount}</b>
  </p>
);
