import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import styles from "./field.module.css";

interface FieldParts {
  label: string;
  /** What helps to fill it in; below the label and tied to the control. */
  hint?: string | undefined;
  /** What is wrong with the value; shown below the control and tied to it. */
  error?: string | undefined;
}

type TextFieldProps = FieldParts & InputHTMLAttributes<HTMLInputElement>;

/** A labelled input of one line. */
export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input {...rest} {...controlProps(id, hint, error)} className={styles.control} />
    </Field>
  );
}

type TextAreaProps = FieldParts & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A labelled box for several lines. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        {...controlProps(id, hint, error)}
        className={`${styles.control} ${styles.area}`}
      />
    </Field>
  );
}

type SelectFieldProps = FieldParts & SelectHTMLAttributes<HTMLSelectElement>;

/** A labelled choice of one; its options are the children. */
export function SelectField({ label, hint, error, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className={styles.choice}>
        <select {...rest} {...controlProps(id, hint, error)} className={styles.control} />
      </span>
    </Field>
  );
}

interface FieldProps extends FieldParts {
  id: string;
  children: ReactNode;
}

function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Ties a control to its label, hint and error. */
function controlProps(id: string, hint: string | undefined, error: string | undefined) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    ...(describedBy && { "aria-describedby": describedBy }),
    ...(error && { "aria-invalid": true }),
  };
}
