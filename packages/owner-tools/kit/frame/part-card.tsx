import { type ReactNode, useId } from "react";
import type { Unit } from "../figures/fields.ts";
import { FigureField } from "./figure-field.tsx";
import styles from "./part-card.module.css";
import type { FormState } from "./form-state.ts";

/** A field of a part, with its words. */
export interface PartField {
  /** Its name below the part's place. */
  name: string;
  unit: Unit;
  label: string;
  hint?: string;
  /** What is allowed, for the words of a problem. */
  range?: string;
}

interface PartFieldsProps<T> {
  form: FormState<T>;
  /** Of the part: "loan". */
  place: string;
  fields: readonly PartField[];
}

/** The fields of a part, as many in a row as fit. */
export function PartFields<T>({ form, place, fields }: PartFieldsProps<T>) {
  return (
    <div className={styles.fields}>
      {fields.map(({ name, ...field }) => (
        <FigureField key={name} {...field} {...form.bind(`${place}.${name}`)} />
      ))}
    </div>
  );
}

/** A result: what it is, and how much. */
export interface ResultLine {
  label: string;
  amount: string;
  /** Not as it should be. */
  bad?: boolean;
}

interface ResultLinesProps {
  /** The one that matters. */
  main: ResultLine;
  lines?: readonly ResultLine[];
  /** What they come to, in a sentence. */
  verdict?: string;
}

/** A part's results, the one that matters first and largest. */
export function ResultLines({ main, lines, verdict }: ResultLinesProps) {
  return (
    <div className={styles.results}>
      <dl>
        <div className={main.bad ? `${styles.main} ${styles.bad}` : styles.main}>
          <dt>{main.label}</dt>
          <dd>{main.amount}</dd>
        </div>
        {lines?.map(({ label, amount, bad }) => (
          <div key={label} className={bad ? styles.bad : undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {verdict && <p className={styles.verdict}>{verdict}</p>}
    </div>
  );
}

interface PartCardProps {
  heading: string;
  text?: string | undefined;
  /** What has to be put right before there is a result. */
  problem?: string | undefined;
  fields: ReactNode;
  /** Those above the result, where the others are a long list. */
  moreFields?: ReactNode;
  children: ReactNode;
}

/** A part of a sheet: what to fill in, and beside it what follows. */
export function PartCard({ heading, text, problem, fields, moreFields, children }: PartCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{heading}</h3>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.halves}>
        <div className={styles.half}>{fields}</div>
        <div className={styles.half}>
          {moreFields}
          {children ?? <p className={styles.wrong}>{problem}</p>}
        </div>
      </div>
    </section>
  );
}
