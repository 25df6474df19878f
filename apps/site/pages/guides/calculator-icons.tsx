import type { ReactNode } from "react";
import styles from "./calculators.module.css";

/**
 * Same style as the guides' icons: 24 px, ink lines of 2, a white body, one part in full colour.
 */
const drawings = {
  // Shrinking coin stacks, month by month.
  instalments: (
    <>
      <path d="M2.5 21h19" />
      <path className={styles.haldi} d="M3.5 6h4v15h-4z" />
      <path className={styles.white} d="M10 11h4v10h-4zM16.5 16h4v5h-4z" />
      <path d="M11 3.5h7.5V9M15.75 6.75 18.5 9l2.75-2.25" />
    </>
  ),
  price: (
    <>
      <path className={styles.sindoor} d="M12.5 2.5H21v8.5L10.75 21.5 2.5 13z" />
      <circle className={styles.white} cx="16.75" cy="6.75" r="1.75" />
    </>
  ),
  // A banknote, and its share of tax.
  gstSplit: (
    <>
      <path className={styles.white} d="M2.5 5h19v14h-19z" />
      <path className={styles.tulsi} d="M15 5h6.5v14H15z" />
      <path d="M6 9.5h5M6 14.5h3" />
    </>
  ),
  lateBill: (
    <>
      <path className={styles.white} d="M3 2.5h12.5v18l-3-2-3.25 2-3.25-2-3 2z" />
      <path d="M6.5 7h5.5M6.5 11h3" />
      <circle className={styles.sindoor} cx="16.5" cy="14.5" r="5" />
      <path d="M16.5 12v2.75l1.75 1.25" />
    </>
  ),
  // Cash in the till, week by week.
  weeks: (
    <>
      <path className={styles.white} d="M2.5 3h19v18h-19z" />
      <path className={styles.haldi} d="M2.5 10.5 7 8l4.5 5.5 4.5 2 5.5-6V21h-19z" />
    </>
  ),
  budget: (
    <>
      <path className={styles.haldi} d="M6 2.5h5.5V10H6z" />
      <path className={styles.white} d="M11.5 5.5H18V10h-6.5z" />
      <path className={styles.white} d="M2.5 10h19l-2 11h-15z" />
      <path d="M9 14v3M12 14v3M15 14v3" />
    </>
  ),
  // Scales.
  offers: (
    <>
      <path d="M12 2.5V21M7 21h10M4.5 6.5h15M4.5 6.5v6M19.5 6.5v3" />
      <path className={styles.haldi} d="M1.75 12.5h5.5a2.75 2.75 0 0 1-5.5 0z" />
      <path className={styles.white} d="M16.75 9.5h5.5a2.75 2.75 0 0 1-5.5 0z" />
    </>
  ),
  plan: (
    <>
      <path className={styles.white} d="M4 2.5h10.5l5 5v14H4z" />
      <path className={styles.tulsi} d="M14.5 2.5v5h5z" />
      <path d="M8 11.5h7.5M8 16h5" />
    </>
  ),
  taxDates: (
    <>
      <path className={styles.white} d="M3 5h18v16.5H3z" />
      <path className={styles.sindoor} d="M3 5h18v5H3z" />
      <path d="M7.5 2.5V7M16.5 2.5V7M7.5 14.5h2M14.5 14.5h2M7.5 18h2" />
    </>
  ),
  notice: (
    <>
      <path
        className={styles.tulsi}
        d="M12 2 20.5 5v6.5c0 5-3.5 8.5-8.5 10.5-5-2-8.5-5.5-8.5-10.5V5z"
      />
      <path className={styles.white} d="M8.5 11h7v5.5h-7z" />
      <path d="M10 11V9.5a2 2 0 0 1 4 0V11" />
    </>
  ),
} satisfies Record<string, ReactNode>;

interface CalculatorIconProps {
  name: keyof typeof drawings;
}

/** The icon on a calculator's card. */
export function CalculatorIcon({ name }: CalculatorIconProps) {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
