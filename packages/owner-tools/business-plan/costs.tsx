import { TextField } from "@angadi/ui/field/field";
import steps from "../kit/steps/step.module.css";
import {
  type Figure,
  type Line,
  MAX_LINE_LENGTH,
  MAX_LINES,
  type Plan,
  parsePercent,
  parseRupees,
} from "./plan.ts";
import styles from "./business-plan.module.css";
import type { PlanFormCopy } from "./copy.ts";

interface CostsProps {
  copy: PlanFormCopy;
  plan: Plan;
  onChange: (part: Partial<Plan>) => void;
}

/** Error message for a number, if it is invalid. */
export const figureError = (figure: Figure, { problems }: PlanFormCopy): string | undefined =>
  "problem" in figure ? problems[figure.problem] : undefined;

/** Fields for what the project needs and who pays, line by line. */
export function Costs({ copy, plan, onChange }: CostsProps) {
  return (
    <>
      <Lines
        legend={copy.needs}
        nameLabel={copy.needName}
        copy={copy}
        lines={plan.needs}
        onChange={(needs) => onChange({ needs })}
      />
      <TextField
        label={copy.margin}
        hint={copy.marginHint}
        inputMode="decimal"
        value={plan.margin}
        maxLength={MAX_LINE_LENGTH}
        error={figureError(parsePercent(plan.margin), copy)}
        onChange={({ currentTarget }) => onChange({ margin: currentTarget.value })}
      />
      <Lines
        legend={copy.sources}
        nameLabel={copy.sourceName}
        copy={copy}
        lines={plan.sources}
        onChange={(sources) => onChange({ sources })}
      />
    </>
  );
}

interface LinesProps {
  legend: string;
  nameLabel: string;
  copy: PlanFormCopy;
  lines: readonly Line[];
  onChange: (lines: readonly Line[]) => void;
}

function Lines({ legend, nameLabel, copy, lines, onChange }: LinesProps) {
  const set = (index: number, part: Partial<Line>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  return (
    <fieldset className={`${steps.pick} ${styles.lines}`}>
      <legend>{legend}</legend>
      {lines.map(({ name, amount }, index) => (
        <div key={index} className={styles.line}>
          <TextField
            label={nameLabel}
            value={name}
            maxLength={MAX_LINE_LENGTH}
            onChange={({ currentTarget }) => set(index, { name: currentTarget.value })}
          />
          <TextField
            label={copy.amount}
            inputMode="decimal"
            value={amount}
            maxLength={MAX_LINE_LENGTH}
            error={figureError(parseRupees(amount), copy)}
            onChange={({ currentTarget }) => set(index, { amount: currentTarget.value })}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={copy.removeLine(name.trim())}
            onClick={() => onChange(lines.filter((_, at) => at !== index))}
          >
            ×
          </button>
        </div>
      ))}
      {lines.length < MAX_LINES && (
        <button
          type="button"
          className={styles.add}
          onClick={() => onChange([...lines, { name: "", amount: "" }])}
        >
          {copy.addLine}
        </button>
      )}
    </fieldset>
  );
}
