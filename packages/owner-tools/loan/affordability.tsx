import { loanCopy } from "./copy.ts";
import type { LoanFields, LoanResult } from "./input.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { formatPercent } from "../kit/figures/readers.ts";
import { PartCard, PartFields, ResultLines } from "../kit/frame/part-card.tsx";
import { findOwnCashFields } from "./loan-result.ts";
import type { FormState } from "../kit/frame/form-state.ts";

const { affordability: copy, prepay, fields } = loanCopy;

interface AffordabilityProps {
  form: FormState<LoanFields>;
  result: LoanResult | undefined;
  problem: string | undefined;
}

/** Formats hundredths: 150 is "1.50". */
const formatRatio = (hundredths: number) => (hundredths / 100).toFixed(2);

/** Whether the business can afford the instalments, in an ordinary year and in a bad one. */
export function Affordability({ form, result, problem }: AffordabilityProps) {
  const ownFields = findOwnCashFields(form.fields);
  return (
    <PartCard
      heading={copy.heading}
      text={copy.text}
      problem={problem}
      fields={<PartFields form={form} path="loan" fields={fields.carry} />}
    >
      {result && (
        <ResultLines
          main={{
            label: copy.good,
            amount: ownFields.has("good") ? formatRatio(result.cover.goodYear) : "–",
            isBad: ownFields.has("good") && result.cover.goodYear < 100,
          }}
          lines={[
            {
              label: copy.bad,
              amount: ownFields.has("bad") ? formatRatio(result.cover.badYear) : "–",
              isBad: ownFields.has("bad") && result.cover.badYear < 100,
            },
            { label: copy.year, amount: formatPaise(result.cover.annualInstalments) },
            {
              label: copy.leaves,
              amount: ownFields.has("earns") ? formatPaise(result.leftAfterEmi) : "–",
              isBad: ownFields.has("earns") && result.leftAfterEmi < 0,
            },
            {
              label: copy.dearer(formatPercent(result.higherRate.rate)),
              amount: formatPaise(result.higherRate.emi),
            },
          ]}
          verdict={copy.sentence[findVerdict(result, ownFields)] ?? ""}
        />
      )}
    </PartCard>
  );
}

function findVerdict(
  { leftAfterEmi, cover }: LoanResult,
  ownFields: ReturnType<typeof findOwnCashFields>,
): keyof typeof copy.sentence {
  if (ownFields.size === 0) return "unknown";
  if (ownFields.has("earns") && leftAfterEmi < 0) return "short";
  if (ownFields.has("bad") && cover.badYear < 100) return "breaks";
  return ownFields.has("good") && ownFields.has("bad") && cover.goodYear >= 125 ? "holds" : "thin";
}

export function Prepayment({ form, result, problem }: AffordabilityProps) {
  const prepayment = result?.prepayment;
  return (
    <PartCard
      heading={prepay.heading}
      problem={problem}
      fields={<PartFields form={form} path="loan" fields={fields.prepay} />}
    >
      {result &&
        (prepayment ? (
          <ResultLines
            main={{ label: prepay.saved, amount: formatPaise(prepayment.interestSaved) }}
            lines={[
              { label: prepay.months, amount: String(prepayment.monthsSaved) },
              {
                label: prepay.last(prepayment.lastPayment.month),
                amount: formatPaise(prepayment.lastPayment.amount),
              },
            ]}
          />
        ) : (
          <p>{problem ?? prepay.none}</p>
        ))}
    </PartCard>
  );
}
