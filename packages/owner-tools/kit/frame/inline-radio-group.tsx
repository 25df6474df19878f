import { useId } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import styles from "./inline-radio-group.module.css";

interface InlineRadioGroupProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons in a row. They are disabled until hydration, which replays a press (`data-held`). */
export function InlineRadioGroup<Value extends string>(props: InlineRadioGroupProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  const isHydrated = useHydrated();
  return (
    <fieldset className={styles.group} disabled={!isHydrated}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} data-held>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
