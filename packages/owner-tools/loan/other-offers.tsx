import { loanCopy as copy } from "./copy.ts";
import {
  type DailyResult,
  PAYMENTS_PER_YEAR,
  type PaymentInterval,
  type FlatResult,
  type LimitResult,
  type LoanFields,
} from "./input.ts";
import { formatDecimal, formatPaise } from "@angadi/formats/rupees";
import { formatPercent } from "../kit/figures/readers.ts";
import { InlineRadioGroup } from "../kit/frame/inline-radio-group.tsx";
import { PartCard, PartFields, ResultLines } from "../kit/frame/part-card.tsx";
import type { FormState } from "../kit/frame/form-state.ts";

interface OfferProps<Result> {
  form: FormState<LoanFields>;
  result: Result | undefined;
  problem: string | undefined;
}

/** “Only 9 %”: converts a flat rate to the falling balance. */
export function FlatRate({ form, result, problem }: OfferProps<FlatResult>) {
  const { flat } = copy;
  return (
    <PartCard
      heading={flat.heading}
      text={flat.text}
      problem={problem}
      fields={<PartFields form={form} path="flat" fields={copy.fields.flat} />}
    >
      {result && (
        <ResultLines
          main={{ label: flat.trueRate, amount: formatPercent(result.yearlyRate) }}
          lines={[
            { label: flat.interest, amount: formatPaise(result.interest) },
            { label: flat.instalment, amount: formatPaise(result.instalment) },
            { label: flat.otherEmi, amount: formatPaise(result.otherEmi) },
            {
              label: result.emiDifference < 0 ? flat.extraCost : flat.saving,
              amount: formatPaise(Math.abs(result.emiDifference)),
            },
          ]}
        />
      )}
    </PartCard>
  );
}

/** “Just ₹600 a day”: computes the true rate. */
export function DailyPayments({ form, result, problem }: OfferProps<DailyResult>) {
  const { daily } = copy;
  const { fields, update } = form;
  const { every } = fields.daily;
  return (
    <PartCard
      heading={daily.heading}
      text={daily.text}
      problem={problem}
      fields={
        <>
          <PartFields form={form} path="daily" fields={copy.fields.daily} />
          <InlineRadioGroup
            legend={daily.every.label}
            options={(Object.keys(PAYMENTS_PER_YEAR) as PaymentInterval[]).map((value) => ({
              value,
              label: daily.every[value],
            }))}
            value={every}
            onChange={(every) => update({ ...fields, daily: { ...fields.daily, every } })}
          />
        </>
      }
    >
      {result && (
        <ResultLines
          main={{ label: daily.yearlyRate, amount: formatPercent(result.yearlyRate) }}
          lines={[
            {
              label: daily.ratePerPeriod[every],
              amount: `${formatDecimal(result.ratePerPeriod, 4)}%`,
            },
            { label: daily.totalPaid, amount: formatPaise(result.totalPaid) },
            { label: daily.cost, amount: formatPaise(result.cost) },
          ]}
        />
      )}
    </PartCard>
  );
}

/** Computes a working-capital limit by the turnover method. */
export function CreditLimit({ form, result, problem }: OfferProps<LimitResult>) {
  const { limit } = copy;
  return (
    <PartCard
      heading={limit.heading}
      text={limit.text}
      problem={problem}
      fields={<PartFields form={form} path="limit" fields={copy.fields.limit} />}
    >
      {result && (
        <>
          <ResultLines
            main={{ label: limit.limit, amount: formatPaise(result.limit) }}
            lines={[
              { label: limit.workingCapital, amount: formatPaise(result.workingCapital) },
              { label: limit.ownShare, amount: formatPaise(result.ownShare) },
              { label: limit.interest, amount: formatPaise(result.interest) },
            ]}
          />
          {result.isOverLimit && <p>{limit.overLimit}</p>}
        </>
      )}
    </PartCard>
  );
}
