import { formatPaise } from "@angadi/formats/rupees";
import { Notice } from "@angadi/ui/notice/notice";
import { InlineRadioGroup } from "../kit/frame/inline-radio-group.tsx";
import { compute, formatFirstProblem } from "../kit/frame/computation.ts";
import { DebouncedAnnouncement } from "@angadi/ui/announcement/debounced-announcement";
import { type FormState, createFormState } from "../kit/frame/form-state.ts";
import secondTool from "../kit/frame/second-tool.module.css";
import { parseShape } from "../kit/frame/parse-shape.ts";
import { useSavedState } from "../kit/frame/saved-state.ts";
import { PartFields } from "../kit/frame/part-card.tsx";
import { ResultCard } from "../kit/frame/result-card.tsx";
import { CalculatorFrame } from "../kit/frame/calculator-frame.tsx";
import type { ToolProps } from "../kit/tool.ts";
import { computeLatePayment } from "./arithmetic.ts";
import { latePaymentCopy as copy } from "./copy.ts";
import { emptyLatePayment, latePaymentExample, partPaymentExample } from "./example.ts";
import {
  type LatePaymentFields,
  MAX_PAYMENTS,
  REGISTRATIONS,
  SUPPLIER_TRADES,
  readLatePayment,
} from "./input.ts";
import styles from "./late-payment.module.css";
import { LatePaymentDetails, buildLatePaymentReceipt } from "./late-payment-details.tsx";
import { PartPayments } from "./part-payments.tsx";

const RESETS = {
  example: latePaymentExample,
  partPayment: partPaymentExample,
  empty: emptyLatePayment,
};

function parse(stored: unknown): LatePaymentFields | undefined {
  const fields = parseShape(partPaymentExample, stored, MAX_PAYMENTS);
  const hasKnownChoices =
    fields &&
    REGISTRATIONS.some((registration) => registration === fields.registration) &&
    SUPPLIER_TRADES.some((trade) => trade === fields.trade);
  return hasKnownChoices ? fields : undefined;
}

const loadBuilder = async () => (await import("./sheets.ts")).buildLatePaymentWorkbook;

/** What a late payer owes under the MSMED Act, month by month, with the letter of demand. */
export function LatePayment(props: ToolProps) {
  const savedState = useSavedState("late-payment", latePaymentExample, parse);
  const fields = savedState.value;
  const computed = compute(readLatePayment(fields), computeLatePayment);
  const { readResult, invalidField } = computed;
  const form = createFormState(savedState, [readResult]);
  const exclusionReason = findExclusionReason(fields);
  const [input, result] = exclusionReason ? [] : [computed.input, computed.result];
  const problem = exclusionReason ?? formatFirstProblem(invalidField, getFieldLabel);
  return (
    <div className={secondTool.secondTool}>
      <CalculatorFrame
        secondTool="late-payment"
        {...props}
        copy={copy}
        savedState={savedState}
        resets={RESETS}
        input={input}
        loadBuilder={loadBuilder}

        blockedReason={exclusionReason}
      >
        <EligibilityQuestions form={form} />
        {exclusionReason ? (
          <Notice variant="problem">{exclusionReason}</Notice>
        ) : (
          <div className={styles.columns}>
            <BillFields form={form} />
            <ResultCard
              heading={copy.receipt.heading}
              problem={problem}
              receipt={result && input && buildLatePaymentReceipt(input, result)}
            />
          </div>
        )}
        {result && input && <LatePaymentDetails form={form} input={input} result={result} />}
        <DebouncedAnnouncement
          text={
            exclusionReason ??
            (result && `${copy.receipt.heading}: ${formatPaise(result.amountOwed)}`)
          }
        />
      </CalculatorFrame>
    </div>
  );
}

/** The questions that decide whether the Act applies, shown before any amount. */
function EligibilityQuestions({ form }: { form: FormState<LatePaymentFields> }) {
  const { fields, update } = form;
  return (
    <div className={styles.questions}>
      <InlineRadioGroup
        legend={copy.registration.label}
        options={REGISTRATIONS.map((value) => ({ value, label: copy.registration.options[value] }))}
        value={REGISTRATIONS.find((value) => value === fields.registration) ?? "no"}
        onChange={(registration) => update({ ...fields, registration })}
      />
      <InlineRadioGroup
        legend={copy.trade.label}
        options={SUPPLIER_TRADES.map((value) => ({ value, label: copy.trade.options[value] }))}
        value={SUPPLIER_TRADES.find((value) => value === fields.trade) ?? "resells"}
        onChange={(trade) => update({ ...fields, trade })}
      />
    </div>
  );
}

function BillFields({ form }: { form: FormState<LatePaymentFields> }) {
  return (
    <div className={styles.bill}>
      <PartFields form={form} path="bill" fields={copy.fields} />
      <PartPayments form={form} />
    </div>
  );
}

/** Why the Act does not apply; undefined if it does. */
function findExclusionReason({ registration, trade }: LatePaymentFields): string | undefined {
  if (trade === "resells") return copy.exclusionReasons.resells;
  if (registration === "later" || registration === "no") return copy.exclusionReasons[registration];
  return undefined;
}

function getFieldLabel(path: string): string {
  const [group, name, part] = path.split(".");
  if (group !== "payments") return copy.fields.find((field) => field.name === name)?.label ?? "";
  const payment = copy.payments.partPayment(Number(name) + 1);
  return `${part === "day" ? copy.payments.day : copy.payments.amount}, ${payment}`;
}
