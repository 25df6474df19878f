import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from "react";
import styles from "./field.module.css";

interface FieldParts {
  label: string;
  /** What is wrong with the value; shown below the control and tied to it. */
  error?: string | undefined;
}

type TextFieldProps = FieldParts & InputHTMLAttributes<HTMLInputElement>;

/** A labelled input of one line. */
export function TextField({ label, error, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input {...rest} id={id} className={styles.control} {...errorLink(id, error)} />
      <FieldError id={id} error={error} />
    </div>
  );
}

type TextAreaProps = FieldParts & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A labelled box for several lines. */
export function TextArea({ label, error, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...rest}
        id={id}
        className={`${styles.control} ${styles.area}`}
        {...errorLink(id, error)}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}

function errorLink(id: string, error: string | undefined) {
  return error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {};
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  );
}
