import { useId } from "react";
import { budgetCopy as copy } from "./copy.ts";
import { parsePercent } from "../kit/figures/readers.ts";
import type { FieldBinding } from "../kit/frame/form-state.ts";
import styles from "./start-up-budget.module.css";

const MIN_PERCENT = 20;
const MAX_PERCENT = 30;

/** A slider from 20 to 30 per cent, with advice on the right value. */
export function MarginSlider({ value, onValueChange }: FieldBinding) {
  const id = useId();
  const parsedPercent = parsePercent(value);
  const percent = "problem" in parsedPercent ? MIN_PERCENT : parsedPercent.value / 100;
  const advice = copy.margin.advice[Math.min(2, Math.floor((percent - MIN_PERCENT) / 5))];
  return (
    <div className={styles.margin}>
      <p className={styles.marginHeader}>
        <label htmlFor={id}>{copy.margin.label}</label>
        <output htmlFor={id}>{copy.margin.value(value)}</output>
      </p>
      <input
        id={id}
        type="range"
        min={MIN_PERCENT}
        max={MAX_PERCENT}
        step="1"
        value={percent}
        aria-valuetext={copy.margin.value(value)}
        aria-describedby={`${id}-advice`}
        onChange={({ target }) => onValueChange(target.value)}
      />
      <p id={`${id}-advice`} className={styles.advice}>
        {advice}
      </p>
    </div>
  );
}
