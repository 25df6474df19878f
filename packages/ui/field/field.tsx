import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import styles from "./field.module.css";

interface FieldCopy {
  label: string;
  /** Help text below the label, linked to the control by `aria-describedby`. */
  hint?: string | undefined;
  /** The error message below the control, linked to it by `aria-describedby`. */
  error?: string | undefined;
}

type TextFieldProps = FieldCopy & InputHTMLAttributes<HTMLInputElement>;

/** A labelled single-line input. */
export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input {...rest} {...getControlProps(id, hint, error)} className={styles.control} />
    </Field>
  );
}

type TextAreaProps = FieldCopy & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A labelled multi-line input. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        {...getControlProps(id, hint, error)}
        className={`${styles.control} ${styles.textArea}`}
      />
    </Field>
  );
}

type SelectFieldProps = FieldCopy & SelectHTMLAttributes<HTMLSelectElement>;

/** A labelled select; its children are the options. */
export function SelectField({ label, hint, error, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className={styles.select}>
        <select {...rest} {...getControlProps(id, hint, error)} className={styles.control} />
      </span>
    </Field>
  );
}

interface FieldProps extends FieldCopy {
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

/** Returns the attributes that link a control to its label, hint and error. */
function getControlProps(id: string, hint: string | undefined, error: string | undefined) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    ...(describedBy && { "aria-describedby": describedBy }),
    ...(error && { "aria-invalid": true }),
  };
}
