import { useId } from "react";
import { budgetCopy as copy } from "./copy.ts";
import { readPercent } from "../kit/figures/readers.ts";
import type { FieldBinding } from "../kit/frame/form-state.ts";
import styles from "./start-up-budget.module.css";

const MIN = 20;
const MAX = 30;

/** A slider from 20 to 30 per cent, with advice on the right value. */
export function MarginSlider({ value, onValueChange }: FieldBinding) {
  const id = useId();
  const parsed = readPercent(value);
  const percent = "problem" in parsed ? MIN : parsed.value / 100;
  const advice = copy.margin.advice[Math.min(2, Math.floor((percent - MIN) / 5))];
  return (
    <div className={styles.margin}>
      <p className={styles.marginHeader}>
        <label htmlFor={id}>{copy.margin.label}</label>
        <output htmlFor={id}>{copy.margin.value(value)}</output>
      </p>
      <input
        id={id}
        type="range"
        min={MIN}
        max={MAX}
        step="1"
        value={percent}
        aria-valuetext={copy.margin.value(value)}
        aria-describedby={`${id}w`}
        onChange={({ target }) => onValueChange(target.value)}
      />
      <p id={`${id}w`} className={styles.advice}>
        {advice}
      </p>
    </div>
  );
}
