import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  useState,
} from "react";
import { SelectField, TextArea, TextField } from "@angadi/ui/field/field";
import { MAX_TEXT_LENGTH } from "../draft.ts";
import type { BillFormState } from "./form.ts";
import styles from "./form.module.css";

/** Maximum length of a single-line field, in characters. */
const MAX_LINE_LENGTH = 120;

interface FieldProps {
  form: BillFormState;
  /** Path of the field in the draft: "seller.name". */
  path: string;
  label: string;
  hint?: string | undefined;
}

type BillTextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, "form">;

/** A single-line field. Its error is shown once it loses focus. */
export function BillTextField({ form, path, ...rest }: BillTextFieldProps) {
  const [isTouched, setIsTouched] = useState(false);
  // A cleared field stays empty until it loses focus, although it has a default.
  const [isCleared, setIsCleared] = useState(false);
  const { value, onChange, name } = form.register(path);
  return (
    <TextField
      maxLength={MAX_LINE_LENGTH}
      autoComplete="off"
      {...rest}
      name={name}
      value={isCleared ? "" : value}
      error={isTouched ? form.getError(path) : undefined}
      onChange={(event) => {
        setIsCleared(event.currentTarget.value === "");
        onChange(event);
      }}
      onFocus={() => setIsTouched(false)}
      onBlur={() => {
        setIsTouched(true);
        setIsCleared(false);
      }}
    />
  );
}

export const BillTextArea = ({ form, path, ...rest }: FieldProps) => (
  <TextArea {...rest} {...form.register(path)} rows={2} maxLength={MAX_TEXT_LENGTH} />
);

type BillSelectProps = FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, "form">;

export const BillSelect = ({ form, path, ...rest }: BillSelectProps) => (
  <SelectField {...rest} {...form.register(path)} />
);

export const MoreFields = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className={styles.more}>
    <summary>{label}</summary>
    <div className={styles.fields}>{children}</div>
  </details>
);
