import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  useState,
} from "react";
import { SelectField, TextArea, TextField } from "@angadi/ui/field/field";
import { MAX_TEXT } from "../draft.ts";
import type { Form } from "./form.ts";
import styles from "./form.module.css";

/** Maximum length of a single-line field, in characters. */
const MAX_LINE = 120;

interface FieldProps {
  form: Form;
  /** Path of the field in the draft: "seller.name". */
  path: string;
  label: string;
  hint?: string | undefined;
}

type LineFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, "form">;

/** A single-line field. Its error is shown once it loses focus. */
export function LineField({ form, path, ...rest }: LineFieldProps) {
  const [isTouched, setIsTouched] = useState(false);
  // A default, such as the next number, does not come back while its field is being typed in.
  const [isCleared, setIsCleared] = useState(false);
  const { value, onChange, name } = form.register(path);
  return (
    <TextField
      maxLength={MAX_LINE}
      autoComplete="off"
      {...rest}
      name={name}
      value={isCleared ? "" : value}
      error={isTouched ? form.errorAt(path) : undefined}
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

/** A multi-line field. */
export const AreaField = ({ form, path, ...rest }: FieldProps) => (
  <TextArea {...rest} {...form.register(path)} rows={2} maxLength={MAX_TEXT} />
);

type ChoiceFieldProps = FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, "form">;

/** A select field. */
export const ChoiceField = ({ form, path, ...rest }: ChoiceFieldProps) => (
  <SelectField {...rest} {...form.register(path)} />
);

/** Optional fields that only some bills need. */
export const More = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className={styles.more}>
    <summary>{label}</summary>
    <div className={styles.fields}>{children}</div>
  </details>
);
