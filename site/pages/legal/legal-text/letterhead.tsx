import { useId } from "react";
import { SampleLine } from "#ui/sample-line/sample-line.tsx";
import styles from "./letterhead.module.css";

export interface LetterheadWords {
  company: string;
  address: string;
  email: string;
  phone: { display: string; dial: string };
  hours: string;
  /** Stands below while any of it is a sample. */
  sampleLine: string;
  /** The facts as they are kept. */
  stated: object;
}

/** Who stands behind the paper and how to reach them, at its foot. Not a section of the text. */
export function Letterhead({ words }: { words: LetterheadWords }) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className={styles.foot}>
      <p id={id} className={styles.company}>
        {words.company}
      </p>
      <address className={styles.address}>{words.address}</address>
      <p className={styles.ways}>
        <a href={`mailto:${words.email}`}>{words.email}</a>
        <a href={`tel:${words.phone.dial}`}>{words.phone.display}</a>
        <span>{words.hours}</span>
      </p>
      <SampleLine text={words.sampleLine} of={words.stated} />
    </aside>
  );
}
