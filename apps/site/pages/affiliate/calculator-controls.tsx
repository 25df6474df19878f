import { useId } from "react";
import styles from "./calculator-controls.module.css";

interface SliderProps {
  name: string;
  min: number;
  max: number;
  defaultValue: number;
  label: string;
  /** The value as text. */
  valueText: string;
}

/** A labelled slider with its value next to the label. */
export function Slider({ label, valueText, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true" className={styles.value}>
        {valueText}
      </span>
      <input {...range} id={id} type="range" aria-valuetext={valueText} />
    </div>
  );
}

interface RadioButtonsProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
}

/** A radio group; the first option is selected initially. */
export function RadioButtons({ name, legend, options }: RadioButtonsProps) {
  return (
    <fieldset className={styles.radioButtons}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }, index) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={index === 0} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
