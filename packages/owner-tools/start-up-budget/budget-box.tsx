import { type ReactNode, useId } from "react";
import { budgetCopy as copy } from "./copy.ts";
import { frameCopy } from "../kit/frame/copy.ts";
import { formatPaise } from "@angadi/formats/rupees";
import {
  type Box,
  type BudgetFields,
  type LineBox,
  MAX_BUDGET_LINES,
  STAGE_SHARES,
  type Stage,
} from "./arithmetic.ts";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { FigureField } from "../kit/frame/figure-field.tsx";
import { LineList } from "../kit/frame/line-list.tsx";
import type { FormState } from "../kit/frame/form-state.ts";
import { type BoxProps, HouseholdBox, RunningInBox } from "./running-and-household.tsx";
import styles from "./start-up-budget.module.css";

const EMPTY_LINE = { label: "", amount: "", weeks: "", deposit: false };

/** One of the eight boxes, with its letter, its total and its fields. */
export function BudgetBox({ box, form, result }: BoxProps & { box: Box }) {
  const isHydrated = useHydrated();
  const id = useId();
  const total = result ? formatPaise(result.boxes[box]) : "–";
  const header = (
    <>
      <span className={styles.letter}>{box}</span>
      <span className={styles.name}>
        {copy.boxes[box].name}
        <small>{copy.boxes[box].hint}</small>
      </span>
      <span className={styles.total}>{total}</span>
    </>
  );
  // The lines can only be edited after hydration.
  if (!isHydrated) {
    return (
      <div className={styles.box}>
        <p id={id} className={styles.header} data-held>
          {header}
        </p>
      </div>
    );
  }
  return (
    <details className={styles.box}>
      <summary id={id} className={styles.header}>
        {header}
      </summary>
      <div className={styles.contents}>{renderContents(box, { form, result })}</div>
    </details>
  );
}

function renderContents(box: Box, props: BoxProps): ReactNode {
  if (box === "G") return <RunningInBox {...props} />;
  if (box === "H") return <HouseholdBox {...props} />;
  return (
    <>
      <BoxLineFields box={box} form={props.form} />
      {box === "B" && <StageFields form={props.form} />}
    </>
  );
}

function BoxLineFields({ box, form }: { box: LineBox; form: FormState<BudgetFields> }) {
  const { fields, update } = form;
  const lines = fields.boxes[box];
  const changeLines = (newLines: typeof lines) =>
    update({ ...fields, boxes: { ...fields.boxes, [box]: newLines } });
  return (
    <LineList
      copy={copy.line}
      form={form}
      path={`boxes.${box}`}
      lines={lines}
      maxLines={MAX_BUDGET_LINES}
      {...(box !== "B" && { countField: "weeks" })}
      emptyLine={EMPTY_LINE}
      onChange={changeLines}
      renderMore={(line, index) =>
        box === "A" && (
          <DepositCheckbox
            name={line.label || frameCopy.unnamedLine(index + 1)}
            checked={line.deposit}
            onChange={(deposit) => changeLines(lines.with(index, { ...line, deposit }))}
          />
        )
      }
    />
  );
}

interface DepositCheckboxProps {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function DepositCheckbox({ name, checked, onChange }: DepositCheckboxProps) {
  return (
    <label className={styles.deposit}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {copy.deposit(name)}
    </label>
  );
}

/** The payment stages of box B, which apply to all of its lines. */
function StageFields({ form }: { form: FormState<BudgetFields> }) {
  return (
    <fieldset className={styles.stages}>
      <legend>{copy.stages.heading}</legend>
      {(Object.keys(STAGE_SHARES) as Stage[]).map((stage) => (
        <FigureField
          key={stage}
          label={copy.stages[stage]}
          unit="count"
          {...form.bind(`stages.${stage}`)}
        />
      ))}
    </fieldset>
  );
}
