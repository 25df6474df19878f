import type { ReactNode } from "react";
import styles from "./invoice-templates.module.css";

/** A simple logo for each of the three sellers. */
const drawings = {
  bun: (
    <>
      <circle className={styles.plate} cx="40" cy="40" r="40" />
      <path
        className={styles.main}
        d="M14 52c0-19 11-31 26-31s26 12 26 31c0 4-3 7-7 7H21c-4 0-7-3-7-7z"
      />
      <path
        className={styles.stroke}
        d="M27 30c5 4 8 9 8 15M39 26c5 5 8 10 8 17M51 29c4 5 6 9 6 14"
      />
    </>
  ),
  aperture: (
    <>
      <circle className={styles.main} cx="40" cy="40" r="38" />
      <path
        className={styles.stroke}
        d="M40 18h26M59 29l13 22.5M59 51 46 73.5M40 62H14M21 51 8 28.5M21 29 34 6.5"
      />
      <path className={styles.plate} d="M40 18 59 29v22L40 62 21 51V29z" />
    </>
  ),
  hammer: (
    <>
      <path className={styles.main} d="M14 14h34l14 12-6 8-12-7H14z" />
      <path className={styles.plate} d="M24 27h12l3 43H21z" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The seller's logo at the top of an invoice. Decorative: the name is next to it. */
export function InvoiceLogo({ name }: { name: keyof typeof drawings }) {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true" className={styles.logo}>
      {drawings[name]}
    </svg>
  );
}
