import { type ReactNode, useId } from "react";
import styles from "./step.module.css";

interface CheckboxProps {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, hint, checked, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <input
        type="checkbox"
        id={id}
        checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface RadioGroupProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <div key={option.value} className={styles.choice}>
          <input
            type="radio"
            id={`${name}-${option.value}`}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <label htmlFor={`${name}-${option.value}`}>{option.label}</label>
        </div>
      ))}
    </fieldset>
  );
}

export function CheckboxGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface CheckboxListProps<Value extends string | number> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  /** Class of the element around the checkboxes. */
  className?: string | undefined;
}

/** Checkboxes to select any of several values. */
export function CheckboxList<Value extends string | number>(props: CheckboxListProps<Value>) {
  const { legend, options, values, onChange, className } = props;
  const allValues = options.map(({ value }) => value);
  const checkboxes = options.map(({ value, label }) => (
    <Checkbox
      key={value}
      label={label}
      checked={values.includes(value)}
      onChange={(isChecked) =>
        onChange(
          allValues.filter((other) => (other === value ? isChecked : values.includes(other))),
        )
      }
    />
  ));
  return (
    <CheckboxGroup legend={legend}>
      {className ? <div className={className}>{checkboxes}</div> : checkboxes}
    </CheckboxGroup>
  );
}

export function Hint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
