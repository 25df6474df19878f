import { type ReactNode, useId } from "react";
import type { Unit } from "../figures/fields.ts";
import { FigureField } from "./figure-field.tsx";
import styles from "./part-card.module.css";
import type { FormState } from "./form-state.ts";

export interface PartField {
  /** Field name, relative to the part's path. */
  name: string;
  unit: Unit;
  label: string;
  hint?: string;
  /** The allowed range, for error messages. */
  range?: string;
}

interface PartFieldsProps<T> {
  form: FormState<T>;
  /** Path of the part: "loan". */
  path: string;
  fields: readonly PartField[];
}

export function PartFields<T>({ form, path, fields }: PartFieldsProps<T>) {
  return (
    <div className={styles.fields}>
      {fields.map(({ name, ...field }) => (
        <FigureField key={name} {...field} {...form.bind(`${path}.${name}`)} />
      ))}
    </div>
  );
}

export interface ResultLine {
  label: string;
  amount: string;
  /** Marks an undesirable result. */
  isBad?: boolean;
}

interface ResultLinesProps {
  main: ResultLine;
  lines?: readonly ResultLine[];
  verdict?: string;
}

/** The results of a part, with the main one first and largest. */
export function ResultLines({ main, lines, verdict }: ResultLinesProps) {
  return (
    <div className={styles.results}>
      <dl>
        <div className={main.isBad ? `${styles.main} ${styles.bad}` : styles.main}>
          <dt>{main.label}</dt>
          <dd>{main.amount}</dd>
        </div>
        {lines?.map(({ label, amount, isBad }) => (
          <div key={label} className={isBad ? styles.bad : undefined}>
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
  /** What must be corrected before there is a result. */
  problem?: string | undefined;
  fields: ReactNode;
  /** Fields shown above the result, if the other fields are a long list. */
  moreFields?: ReactNode;
  children: ReactNode;
}

/** A part of a form: the fields, with the results next to them. */
export function PartCard({ heading, text, problem, fields, moreFields, children }: PartCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{heading}</h3>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.columns}>
        <div className={styles.column}>{fields}</div>
        <div className={styles.column}>
          {moreFields}
          {children ?? <p className={styles.problem}>{problem}</p>}
        </div>
      </div>
    </section>
  );
}
