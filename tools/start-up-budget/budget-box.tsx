import { type ReactNode, useId } from "react";
import { budgetWords as words } from "./copy.ts";
import { frameWords } from "../kit/frame/copy.ts";
import { rupeesText } from "../kit/figures/paise.ts";
import {
  type Box,
  type BudgetFields,
  type LineBox,
  MOST_LINES,
  STAGES,
  type Stage,
} from "./arithmetic.ts";
import { useHydrated } from "#ui/inline-script/hydrated.ts";
import { FigureField } from "../kit/frame/figure-field.tsx";
import { LineList } from "../kit/frame/line-list.tsx";
import type { Sheet } from "../kit/frame/sheet.ts";
import { type BoxProps, HouseholdBox, RunningBox } from "./running-in.tsx";
import styles from "./start-up-budget.module.css";

const EMPTY = { label: "", amount: "", weeks: "", deposit: false };

/** One of the eight boxes: its letter, its total, and what is in it. */
export function BudgetBox({ box, sheet, result }: BoxProps & { box: Box }) {
  const hydrated = useHydrated();
  const id = useId();
  const total = result ? rupeesText(result.boxes[box]) : "–";
  const head = (
    <>
      <span className={styles.letter}>{box}</span>
      <span className={styles.name}>
        {words.boxes[box].name}
        <small>{words.boxes[box].hint}</small>
      </span>
      <span className={styles.total}>{total}</span>
    </>
  );
  // Its lines are fetched with the code; until then the closed box says what is in it.
  if (!hydrated) {
    return (
      <div className={styles.box}>
        <p id={id} className={styles.head} data-held>
          {head}
        </p>
      </div>
    );
  }
  return (
    <details className={styles.box}>
      <summary id={id} className={styles.head}>
        {head}
      </summary>
      <div className={styles.inside}>{contents(box, { sheet, result })}</div>
    </details>
  );
}

function contents(box: Box, props: BoxProps): ReactNode {
  if (box === "G") return <RunningBox {...props} />;
  if (box === "H") return <HouseholdBox {...props} />;
  return (
    <>
      <BoxLines box={box} sheet={props.sheet} />
      {box === "B" && <Stages sheet={props.sheet} />}
    </>
  );
}

function BoxLines({ box, sheet }: { box: LineBox; sheet: Sheet<BudgetFields> }) {
  const { fields, update } = sheet;
  const lines = fields.boxes[box];
  const change = (next: typeof lines) =>
    update({ ...fields, boxes: { ...fields.boxes, [box]: next } });
  return (
    <LineList
      words={words.line}
      sheet={sheet}
      place={`boxes.${box}`}
      lines={lines}
      most={MOST_LINES}
      {...(box !== "B" && { second: "weeks" })}
      empty={EMPTY}
      onChange={change}
      renderMore={(line, index) =>
        box === "A" && (
          <DepositTick
            name={line.label || frameWords.unnamed(index + 1)}
            checked={line.deposit}
            onTick={(deposit) => change(lines.with(index, { ...line, deposit }))}
          />
        )
      }
    />
  );
}

interface DepositTickProps {
  name: string;
  checked: boolean;
  onTick: (checked: boolean) => void;
}

/** What comes back when one leaves. */
function DepositTick({ name, checked, onTick }: DepositTickProps) {
  return (
    <label className={styles.deposit}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onTick(target.checked)} />
      {words.deposit(name)}
    </label>
  );
}

/** Box B is paid in stages, whatever its lines are. */
function Stages({ sheet }: { sheet: Sheet<BudgetFields> }) {
  return (
    <fieldset className={styles.stages}>
      <legend>{words.stages.heading}</legend>
      {(Object.keys(STAGES) as Stage[]).map((stage) => (
        <FigureField
          key={stage}
          label={words.stages[stage]}
          unit="count"
          {...sheet.bind(`stages.${stage}`)}
        />
      ))}
    </fieldset>
  );
}
