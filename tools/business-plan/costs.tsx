import { TextField } from "#ui/field/field.tsx";
import steps from "../kit/steps/step.module.css";
import {
  type Figure,
  type Line,
  LONGEST_LINE,
  MOST_LINES,
  type Plan,
  percentOf,
  rupeesOf,
} from "./plan.ts";
import styles from "./business-plan.module.css";
import type { PlanFormWords } from "./copy-type.ts";

interface CostsProps {
  words: PlanFormWords;
  plan: Plan;
  change: (part: Partial<Plan>) => void;
}

/** What is wrong with a figure, in words. */
export const errorOf = (figure: Figure, { problems }: PlanFormWords): string | undefined =>
  "problem" in figure ? problems[figure.problem] : undefined;

/** What it needs and who pays, line by line. */
export function Costs({ words, plan, change }: CostsProps) {
  return (
    <>
      <Lines
        legend={words.needs}
        nameLabel={words.needName}
        words={words}
        lines={plan.needs}
        onChange={(needs) => change({ needs })}
      />
      <TextField
        label={words.margin}
        hint={words.marginHint}
        inputMode="decimal"
        value={plan.margin}
        maxLength={LONGEST_LINE}
        error={errorOf(percentOf(plan.margin), words)}
        onChange={({ currentTarget }) => change({ margin: currentTarget.value })}
      />
      <Lines
        legend={words.sources}
        nameLabel={words.sourceName}
        words={words}
        lines={plan.sources}
        onChange={(sources) => change({ sources })}
      />
    </>
  );
}

interface LinesProps {
  legend: string;
  nameLabel: string;
  words: PlanFormWords;
  lines: readonly Line[];
  onChange: (lines: readonly Line[]) => void;
}

function Lines({ legend, nameLabel, words, lines, onChange }: LinesProps) {
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
            maxLength={LONGEST_LINE}
            onChange={({ currentTarget }) => set(index, { name: currentTarget.value })}
          />
          <TextField
            label={words.amount}
            inputMode="decimal"
            value={amount}
            maxLength={LONGEST_LINE}
            error={errorOf(rupeesOf(amount), words)}
            onChange={({ currentTarget }) => set(index, { amount: currentTarget.value })}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={words.removeLine(name.trim())}
            onClick={() => onChange(lines.filter((_, at) => at !== index))}
          >
            ×
          </button>
        </div>
      ))}
      {lines.length < MOST_LINES && (
        <button
          type="button"
          className={styles.add}
          onClick={() => onChange([...lines, { name: "", amount: "" }])}
        >
          {words.addLine}
        </button>
      )}
    </fieldset>
  );
}
