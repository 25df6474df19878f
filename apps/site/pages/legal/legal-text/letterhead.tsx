import { useId } from "react";
import { SampleLine } from "@angadi/ui/sample-line/sample-line";
import styles from "./letterhead.module.css";

export interface LetterheadCopy {
  company: string;
  address: string;
  email: string;
  phone: { display: string; dial: string };
  hours: string;
  /** Shown below while any of it is a sample. */
  sampleLine: string;
  /** The facts as stored. */
  sampleSource: object;
}

/** The company and its contact details, at the bottom. Not a section of the text. */
export function Letterhead({ copy }: { copy: LetterheadCopy }) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className={styles.foot}>
      <p id={id} className={styles.company}>
        {copy.company}
      </p>
      <address className={styles.address}>{copy.address}</address>
      <p className={styles.ways}>
        <a href={`mailto:${copy.email}`}>{copy.email}</a>
        <a href={`tel:${copy.phone.dial}`}>{copy.phone.display}</a>
        <span>{copy.hours}</span>
      </p>
      <SampleLine text={copy.sampleLine} content={copy.sampleSource} />
    </aside>
  );
}
