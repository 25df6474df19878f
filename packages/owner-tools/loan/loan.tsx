import { emptyLoan, loanExample } from "./example.ts";
import { loanCopy as copy } from "./copy.ts";
import { PAYMENTS_PER_YEAR, type LoanFields, readLoan, readLoanPart } from "./input.ts";
import { computeDaily, computeFlat, computeLimit, computeLoan } from "./arithmetic.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { InlineRadioGroup } from "../kit/frame/inline-radio-group.tsx";
import { useSavedState } from "../kit/frame/saved-state.ts";
import { parseShape } from "../kit/frame/parse-shape.ts";
import { PartFields } from "../kit/frame/part-card.tsx";
import { ResultCard } from "../kit/frame/result-card.tsx";
import { isRounding } from "../kit/frame/rounding.ts";
import { createFormState } from "../kit/frame/form-state.ts";
import { DebouncedAnnouncement } from "@angadi/ui/announcement/debounced-announcement";
import { CalculatorFrame } from "../kit/frame/calculator-frame.tsx";
import { formatFirstProblem, compute } from "../kit/frame/computation.ts";
import type { ToolProps } from "../kit/tool.ts";
import { Affordability, Prepayment } from "./affordability.tsx";
import {
  buildLoanReceipt,
  fillWithExample,
  findInvalidPrepayment,
  getLoanFieldLabel,
  summarizeLoan,
} from "./loan-result.ts";
import styles from "./loan.module.css";
import { DailyPayments, FlatRate, CreditLimit } from "./other-offers.tsx";
import { OtherTerms, ScheduleView } from "./schedule-view.tsx";

const RESETS = { example: loanExample, empty: emptyLoan };

/** Number of fields that determine the instalment. */
const MAIN_FIELD_COUNT = 3;

function parse(stored: unknown): LoanFields | undefined {
  const fields = parseShape<LoanFields>(loanExample, stored, 0);
  if (!fields || !isRounding(fields.rounding)) return undefined;
  return Object.hasOwn(PAYMENTS_PER_YEAR, fields.daily.every) ? fields : undefined;
}

const formatProblemAt = (path: string | undefined) => formatFirstProblem(path, getLoanFieldLabel);

const loadBuilder = async () => (await import("./sheets.ts")).buildLoanWorkbook;

/** A loan's instalment, schedule and true cost, and three other offers. */
export function Loan(props: ToolProps) {
  const savedState = useSavedState("loan", loanExample, parse);
  const fields = savedState.value;
  const { rounding } = fields;
  const invalidPrepayment = findInvalidPrepayment(fields);
  const loan = compute(
    readLoanPart("loan", invalidPrepayment?.fieldsWithoutPrepayment ?? fields),
    (input) => computeLoan(input, rounding),
  );
  const flat = compute(readLoanPart("flat", fields), (input) => computeFlat(input, rounding));
  const daily = compute(readLoanPart("daily", fields), computeDaily);
  const limit = compute(readLoanPart("limit", fields), computeLimit);
  const form = createFormState(savedState, [
    invalidPrepayment && !invalidPrepayment.isExample
      ? invalidPrepayment.readResult
      : loan.readResult,
    flat.readResult,
    daily.readResult,
    limit.readResult,
  ]);
  const { completeFields, usesExample } = fillWithExample(
    invalidPrepayment?.isExample ? invalidPrepayment.fieldsWithoutPrepayment : fields,
    loanExample,
  );
  const completeReadResult = readLoan(completeFields);
  const parts = [loan, ...[flat, daily, limit].filter(({ readResult }) => "input" in readResult)];
  const input =
    "input" in completeReadResult && parts.every(({ result }) => result !== undefined)
      ? completeReadResult.input
      : undefined;
  const { result } = loan;
  return (
    <CalculatorFrame
      {...props}
      copy={copy}
      savedState={savedState}
      resets={RESETS}
      input={input}
      loadBuilder={loadBuilder}

      result={result ? summarizeLoan(result, fields) : formatProblemAt(loan.invalidField)}
      note={usesExample ? copy.emptyParts : undefined}
    >
      <div className={styles.top}>
        <PartFields form={form} path="loan" fields={copy.fields.loan.slice(0, MAIN_FIELD_COUNT)} />
        <ResultCard
          heading={copy.receipt.heading}
          problem={formatProblemAt(loan.invalidField)}
          receipt={result && buildLoanReceipt(result)}
        />
        <div className={styles.fields}>
          <PartFields form={form} path="loan" fields={copy.fields.loan.slice(MAIN_FIELD_COUNT)} />
          <InlineRadioGroup
            legend={copy.rounding.label}
            options={[
              { value: "rupee", label: copy.rounding.rupee },
              { value: "paisa", label: copy.rounding.paisa },
            ]}
            value={rounding}
            onChange={(rounding) => form.update({ ...fields, rounding })}
          />
          {result && <OtherTerms termCosts={result.termCosts} />}
        </div>
      </div>
      {result && <ScheduleView result={result} />}
      <Affordability form={form} result={result} problem={formatProblemAt(loan.invalidField)} />
      <Prepayment
        form={form}
        result={result}
        problem={
          invalidPrepayment?.isExample
            ? copy.prepayment.invalid
            : formatProblemAt(invalidPrepayment?.readResult.problems[0]?.field ?? loan.invalidField)
        }
      />
      <FlatRate form={form} result={flat.result} problem={formatProblemAt(flat.invalidField)} />
      <DailyPayments
        form={form}
        result={daily.result}
        problem={formatProblemAt(daily.invalidField)}
      />
      <CreditLimit
        form={form}
        result={limit.result}
        problem={formatProblemAt(limit.invalidField)}
      />
      <DebouncedAnnouncement text={result && `${copy.receipt.emi}: ${formatPaise(result.emi)}`} />
    </CalculatorFrame>
  );
}
