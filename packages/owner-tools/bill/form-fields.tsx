import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  useState,
} from "react";
import { SelectField, TextArea, TextField } from "@angadi/ui/field/field";
import { MAX_TEXT } from "./draft.ts";
import type { Form } from "./form.ts";
import styles from "./form.module.css";

/** Maximum length of a single-line field, in characters. */
const MAX_LINE = 120;

interface PlaceProps {
  form: Form;
  /** Path of the field in the draft: "seller.name". */
  place: string;
  label: string;
  hint?: string | undefined;
}

type LineFieldProps = PlaceProps & Omit<InputHTMLAttributes<HTMLInputElement>, "form">;

/** A single-line field. Its error is shown once it loses focus. */
export function LineField({ form, place, ...rest }: LineFieldProps) {
  const [isLeft, setIsLeft] = useState(false);
  const { value, onType } = form.bind(place);
  return (
    <TextField
      maxLength={MAX_LINE}
      autoComplete="off"
      {...rest}
      name={place}
      value={value}
      error={isLeft ? form.errorAt(place) : undefined}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onFocus={() => setIsLeft(false)}
      onBlur={() => setIsLeft(true)}
    />
  );
}

/** A multi-line field. */
export function AreaField({ form, place, ...rest }: PlaceProps) {
  const { value, onType } = form.bind(place);
  return (
    <TextArea
      {...rest}
      name={place}
      rows={2}
      maxLength={MAX_TEXT}
      value={value}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}

type ChoiceFieldProps = PlaceProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, "form">;

/** A select field. */
export function ChoiceField({ form, place, ...rest }: ChoiceFieldProps) {
  const { value, onType } = form.bind(place);
  return (
    <SelectField
      {...rest}
      name={place}
      value={value}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}

interface PartProps {
  title: string;
  /** Summary of the current values, shown while the part is collapsed. */
  answer?: string | undefined;
  /** Initial state. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A collapsible part of the form: a summary line, which opens to show its fields. */
export function Part({ title, answer, isOpen = false, children }: PartProps) {
  // After the first render, the visitor controls it.
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details className={styles.part} open={isOpenAtFirst}>
      <summary>
        <span className={styles.title}>{title}</span>
        {answer && <span className={styles.answer}>{answer}</span>}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

interface MoreProps {
  label: string;
  children: ReactNode;
}

/** Optional fields that only some bills need. */
export function More({ label, children }: MoreProps) {
  return (
    <details className={styles.more}>
      <summary>{label}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
