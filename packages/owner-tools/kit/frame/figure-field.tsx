import { type ComponentProps, useId, useRef, useState } from "react";
import { formatProblem } from "./problem-copy.ts";
import type { Unit } from "../figures/fields.ts";
import type { Problem } from "../figures/numbers.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { readRupees } from "../figures/paise.ts";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import styles from "./fields.module.css";

interface FigureFieldProps {
  label: string;
  /** For a table or list with visible headings: the label is for screen readers only. */
  hideLabel?: boolean;
  unit: Unit;
  value: string;
  onValueChange: (text: string) => void;
  problem?: Problem | undefined;
  /** The allowed range, for error messages: "20 to 30%". */
  range?: string;
  hint?: string;
}

/** Longer than any valid number. */
const MAX_LENGTH = 60;

/** A field for a number as people type it: "1.25 lakh". Read-only until hydration. */
export function FigureField(props: FigureFieldProps) {
  const { label, hideLabel = false, unit, value, hint } = props;
  const id = useId();
  const isHydrated = useHydrated();
  const isFocusedByClick = useRef(false);
  const [stage, setStage] = useState<"typing" | "blurred" | "blurred-empty">("blurred");
  // A half-typed number is not an error, nor is an empty field before it has lost focus.
  const isProblemHidden =
    stage === "typing" || (props.problem === "empty" && stage !== "blurred-empty");
  const problem = isProblemHidden ? undefined : props.problem;
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={hideLabel ? `${styles.field} ${styles.compact}` : styles.field}>
      {!hideLabel && (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      <span className={styles.box} data-unit={hideLabel ? undefined : unit} data-held>
        <input
          id={id}
          value={value}
          readOnly={!isHydrated}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          {...getInputProps(unit, hideLabel)}
          {...(hideLabel && { "aria-label": label })}
          {...(describedBy && { "aria-describedby": describedBy })}
          {...(problem && { "aria-invalid": true })}
          onChange={({ target }) => {
            setStage("typing");
            props.onValueChange(target.value);
          }}
          // Selects the text, so that typing replaces the example.
          onFocus={({ target }) => target.select()}
          onPointerDown={({ currentTarget }) => {
            isFocusedByClick.current = currentTarget !== document.activeElement;
          }}
          // Otherwise Safari moves the caret on mouseup, and loses the selection.
          onMouseUp={(event) => isFocusedByClick.current && event.preventDefault()}
          onBlur={() => {
            setStage(props.problem === "empty" ? "blurred-empty" : "blurred");
            if (unit === "rupees") reformatAmount(value, props.onValueChange);
          }}
        />
      </span>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {problem && (
        <span id={`${id}-error`} className={styles.error}>
          {formatProblem(unit, problem, props.range)}
        </span>
      )}
    </div>
  );
}

/** Amounts may contain words ("lakh"), except in tables, where a number pad is more useful. */
function getInputProps(unit: Unit, hideLabel: boolean): ComponentProps<"input"> {
  if (unit === "date") return { type: "date" };
  return unit === "rupees" && !hideLabel ? {} : { inputMode: "decimal" };
}

/** Replaces a typed amount by its parsed value: "1.25 lakh" becomes "1,25,000". */
function reformatAmount(text: string, onValueChange: (text: string) => void): void {
  const parsed = readRupees(text, { min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
  if ("problem" in parsed) return;
  const normalized = formatPaise(parsed.value).replace("₹", "");
  if (normalized !== text) onValueChange(normalized);
}
