import { useId } from "react";
import { SampleLabel } from "../../../sections/sample-label/sample-label.tsx";
import styles from "./company-details.module.css";

export interface CompanyDetailsCopy {
  company: string;
  address: string;
  email: string;
  phone: { display: string; dial: string };
  hours: string;
  /** Content that may be marked as a sample. */
  sampleContent: object;
}

/** The company and its contact details, below the text. */
export function CompanyDetails({ copy }: { copy: CompanyDetailsCopy }) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className={styles.footer}>
      <p id={id} className={styles.company}>
        {copy.company}
      </p>
      <address className={styles.address}>{copy.address}</address>
      <p className={styles.contacts}>
        <a href={`mailto:${copy.email}`}>{copy.email}</a>
        <a href={`tel:${copy.phone.dial}`}>{copy.phone.display}</a>
        <span>{copy.hours}</span>
      </p>
      <SampleLabel content={copy.sampleContent} />
    </aside>
  );
}
