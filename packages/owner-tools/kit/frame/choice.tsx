import { useId } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import styles from "./choice.module.css";

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChoose } = props;
  const name = useId();
  const hydrated = useHydrated();
  return (
    <fieldset className={styles.choice} disabled={!hydrated}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} data-held>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
