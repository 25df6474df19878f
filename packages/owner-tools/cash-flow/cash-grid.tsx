import { type ReactNode, useState } from "react";
import { cashFlowCopy } from "./copy.ts";
import { frameCopy } from "../kit/frame/copy.ts";
import {
  type CashFlowFields,
  type CashFlowResult,
  MAX_CASH_LINES,
  weekNumbers,
} from "./arithmetic.ts";
import { type Paise, formatPaise } from "@angadi/formats/rupees";
import { FigureField } from "../kit/frame/figure-field.tsx";
import { AddLineButton, RemoveLineButton } from "../kit/frame/line-buttons.tsx";
import { NameField } from "../kit/frame/name-field.tsx";
import type { FormState } from "../kit/frame/form-state.ts";
import { createLine } from "./example.ts";
import styles from "./cash-flow.module.css";
import { WeekPicker, formatMonday } from "./week-picker.tsx";

const { grid: copy, newIn, newOut } = cashFlowCopy;

interface CashGridProps {
  form: FormState<CashFlowFields>;
  result: CashFlowResult | undefined;
  /** The first Monday, in days since 1970. */
  start: number | undefined;
}

/** The forecast: a column per week. Small screens show one week at a time. */
export function CashGrid({ form, result, start }: CashGridProps) {
  const [selectedWeek, setSelectedWeek] = useState(1);
  const lowestWeek = result?.lowestWeek.week;
  const renderTotalRow = (
    name: string,
    getAmount: (week: CashFlowResult["weeks"][number]) => Paise,
  ) => (
    <GridRow name={name} selectedWeek={selectedWeek} isTotal>
      {(week) => {
        const cashWeek = result?.weeks[week - 1];
        return <Amount paise={cashWeek && getAmount(cashWeek)} />;
      }}
    </GridRow>
  );
  return (
    <div className={styles.gridSection}>
      <WeekPicker selectedWeek={selectedWeek} onSelect={setSelectedWeek} />
      <div className={styles.scroller} role="group" aria-label={copy.label}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col">
                {copy.line}
                <small>{copy.allWeeks}</small>
              </th>
              {weekNumbers.map((week) => (
                <th key={week} scope="col" data-selected={week === selectedWeek || undefined}>
                  {copy.week(week)}
                  {start !== undefined && <small>{formatMonday(start, week)}</small>}
                  {week === lowestWeek && <em>{copy.lowestWeek}</em>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {renderTotalRow(copy.openingBalance, ({ openingBalance }) => openingBalance)}
            <CashLines side="in" form={form} selectedWeek={selectedWeek} />
            {renderTotalRow(copy.totalIn, (week) => week.in)}
            <CashLines side="out" form={form} selectedWeek={selectedWeek} />
            {renderTotalRow(copy.totalOut, (week) => week.out)}
            {renderTotalRow(copy.closingBalance, ({ closingBalance }) => closingBalance)}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Amount({ paise }: { paise: Paise | undefined }) {
  if (paise === undefined) return "–";
  return <span className={paise < 0 ? styles.negative : undefined}>{formatPaise(paise)}</span>;
}

interface CashLinesProps {
  side: "in" | "out";
  form: FormState<CashFlowFields>;
  selectedWeek: number;
}

/** The inflow or outflow lines, with editable names. */
function CashLines({ side, form, selectedWeek }: CashLinesProps) {
  const lines = form.fields[side];
  const changeLines = (newLines: CashFlowFields["in"]) =>
    form.update({ ...form.fields, [side]: newLines });
  return (
    <>
      {lines.map(({ label }, index) => {
        const name = label || frameCopy.unnamedLine(index + 1);
        const nameCell = (
          <span className={styles.line}>
            <NameField
              label={copy.nameLabel(copy[side], index + 1)}
              {...form.bind(`${side}.${index}.label`)}
            />
            <RemoveLineButton name={name} onRemove={() => changeLines(lines.toSpliced(index, 1))} />
          </span>
        );
        return (
          <GridRow key={index} name={nameCell} selectedWeek={selectedWeek}>
            {(week) => (
              <FigureField
                hideLabel
                label={copy.cellLabel(name, week)}
                unit="rupees"
                {...form.bind(`${side}.${index}.weeks.${week - 1}`)}
              />
            )}
          </GridRow>
        );
      })}
      {lines.length < MAX_CASH_LINES && (
        <tr>
          <td className={styles.addLine}>
            <AddLineButton
              label={side === "in" ? copy.addIn : copy.addOut}
              onAdd={() => changeLines([...lines, createLine(side === "in" ? newIn : newOut)])}
            />
          </td>
        </tr>
      )}
    </>
  );
}

interface GridRowProps {
  name: ReactNode;
  selectedWeek: number;
  isTotal?: boolean;
  children: (week: number) => ReactNode;
}

function GridRow({ name, selectedWeek, isTotal = false, children }: GridRowProps) {
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row">{name}</th>
      {weekNumbers.map((week) => (
        <td key={week} data-selected={week === selectedWeek || undefined}>
          {children(week)}
        </td>
      ))}
    </tr>
  );
}
