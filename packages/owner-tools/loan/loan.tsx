import { loanBlank, loanExample } from "./example.ts";
import { loanCopy as copy } from "./copy.ts";
import { PAYMENTS_PER_YEAR, type LoanFields, readLoan, readLoanPart } from "./input.ts";
import { computeDaily, computeFlat, computeLimit, computeLoan } from "./arithmetic.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { Choice } from "../kit/frame/choice.tsx";
import { useSavedState } from "../kit/frame/saved-state.ts";
import { parseShape } from "../kit/frame/parse-shape.ts";
import { PartFields } from "../kit/frame/part-card.tsx";
import { ResultCard } from "../kit/frame/result-card.tsx";
import { isRounding } from "../kit/frame/rounding.ts";
import { createFormState } from "../kit/frame/form-state.ts";
import { DebouncedAnnouncement } from "@angadi/ui/announcement/debounced-announcement";
import { SheetFrame } from "../kit/frame/sheet-frame.tsx";
import { firstProblem, compute } from "../kit/frame/computed.ts";
import type { ToolProps } from "../kit/tool.ts";
import { Affordability, Prepay } from "./affordability.tsx";
import {
  buildLoanReceipt,
  fillWithExample,
  findPrepaymentMisfit,
  getFieldLabel,
  summarizeLoan,
} from "./loan-result.ts";
import styles from "./loan.module.css";
import { Daily, Flat, Limit } from "./other-offers.tsx";
import { OtherTerms, ScheduleView } from "./schedule-view.tsx";

const RESETS = { example: loanExample, empty: loanBlank };

/** This form has no lists. */
const MAX_ITEMS = 0;

/** Number of fields before the result: those that determine the instalment. */
const FIRST = 3;

function parse(stored: unknown): LoanFields | undefined {
  const fields = parseShape<LoanFields>(loanExample, stored, MAX_ITEMS);
  if (!fields || !isRounding(fields.rounding)) return undefined;
  return Object.hasOwn(PAYMENTS_PER_YEAR, fields.daily.every) ? fields : undefined;
}

const findProblemAt = (path: string | undefined) => firstProblem(path, getFieldLabel);

const workbook = async () => (await import("./sheets.ts")).buildLoanWorkbook;

/** The loan sheet: instalment, schedule, and three other offers. */
export function Loan(props: ToolProps) {
  const savedState = useSavedState("loan", loanExample, parse);
  const fields = savedState.value;
  const { rounding } = fields;
  const misfit = findPrepaymentMisfit(fields);
  const loan = compute(readLoanPart("loan", misfit?.fields ?? fields), (input) =>
    computeLoan(input, rounding),
  );
  const flat = compute(readLoanPart("flat", fields), (input) => computeFlat(input, rounding));
  const daily = compute(readLoanPart("daily", fields), computeDaily);
  const limit = compute(readLoanPart("limit", fields), computeLimit);
  const form = createFormState(savedState, [
    misfit && !misfit.isExample ? misfit.read : loan.readResult,
    flat.readResult,
    daily.readResult,
    limit.readResult,
  ]);
  const { completeFields, usesExample } = fillWithExample(
    misfit?.isExample ? misfit.fields : fields,
    loanExample,
  );
  const all = readLoan(completeFields);
  const parts = [loan, ...[flat, daily, limit].filter(({ readResult }) => "input" in readResult)];
  const input =
    "input" in all && parts.every(({ result }) => result !== undefined) ? all.input : undefined;
  const { result } = loan;
  return (
    <SheetFrame
      {...props}
      copy={copy}
      savedState={savedState}
      resets={RESETS}
      input={input}
      workbook={workbook}
      result={result ? summarizeLoan(result, fields) : findProblemAt(loan.invalidField)}
      note={usesExample ? copy.emptyParts : undefined}
    >
      <div className={styles.top}>
        <PartFields form={form} path="loan" fields={copy.fields.loan.slice(0, FIRST)} />
        <ResultCard
          heading={copy.receipt.heading}
          problem={findProblemAt(loan.invalidField)}
          receipt={result && buildLoanReceipt(result)}
        />
        <div className={styles.fields}>
          <PartFields form={form} path="loan" fields={copy.fields.loan.slice(FIRST)} />
          <Choice
            label={copy.rounding.label}
            options={[
              { value: "rupee", text: copy.rounding.rupee },
              { value: "paisa", text: copy.rounding.paisa },
            ]}
            value={rounding}
            onChoose={(rounding) => form.update({ ...fields, rounding })}
          />
          {result && <OtherTerms terms={result.terms} />}
        </div>
      </div>
      {result && <ScheduleView result={result} />}
      <Affordability form={form} result={result} problem={findProblemAt(loan.invalidField)} />
      <Prepay
        form={form}
        result={result}
        problem={
          misfit?.isExample
            ? copy.prepay.misfit
            : findProblemAt(misfit?.read.problems[0]?.field ?? loan.invalidField)
        }
      />
      <Flat form={form} result={flat.result} problem={findProblemAt(flat.invalidField)} />
      <Daily form={form} result={daily.result} problem={findProblemAt(daily.invalidField)} />
      <Limit form={form} result={limit.result} problem={findProblemAt(limit.invalidField)} />
      <DebouncedAnnouncement text={result && `${copy.receipt.emi}: ${formatPaise(result.emi)}`} />
    </SheetFrame>
  );
}
