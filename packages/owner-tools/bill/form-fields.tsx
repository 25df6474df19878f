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

/** Characters of a single line. */
const MAX_LINE = 120;

interface PlaceProps {
  form: Form;
  /** Of the field among the draft's: "seller.name". */
  place: string;
  label: string;
  hint?: string | undefined;
}

type LineFieldProps = PlaceProps & Omit<InputHTMLAttributes<HTMLInputElement>, "form">;

/** A line of text. What is wrong with it is said once it is left. */
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

/** Several lines. */
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

/** One of many. */
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
  /** What is filled in so far; seen while the part is folded. */
  answer?: string | undefined;
  /** How it stands at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of the form: a line with its name and how it stands, which opens to its fields. */
export function Part({ title, answer, isOpen = false, children }: PartProps) {
  // From then on it is the visitor who folds it.
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

/** What only some bills need. */
export function More({ label, children }: MoreProps) {
  return (
    <details className={styles.more}>
      <summary>{label}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
