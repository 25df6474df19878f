import { loanCopy } from "./copy.ts";
import type { LoanFields, LoanResult } from "./input.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { formatPercent } from "../kit/figures/readers.ts";
import { PartCard, PartFields, ResultLines } from "../kit/frame/part-card.tsx";
import { findOwnCashFields } from "./loan-result.ts";
import type { FormState } from "../kit/frame/form-state.ts";

const { carry: copy, prepay, fields } = loanCopy;

interface AffordabilityProps {
  form: FormState<LoanFields>;
  result: LoanResult | undefined;
  problem: string | undefined;
}

/** Formats hundredths: 150 → "1.50". */
const formatRatio = (hundredths: number) => (hundredths / 100).toFixed(2);

/** Whether the business can afford the instalments, in an ordinary year and in a bad one. */
export function Affordability({ form, result, problem }: AffordabilityProps) {
  const own = findOwnCashFields(form.fields);
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
            amount: own.has("good") ? formatRatio(result.cover.good) : "–",
            isBad: own.has("good") && result.cover.good < 100,
          }}
          lines={[
            {
              label: copy.bad,
              amount: own.has("bad") ? formatRatio(result.cover.bad) : "–",
              isBad: own.has("bad") && result.cover.bad < 100,
            },
            { label: copy.year, amount: formatPaise(result.cover.year) },
            {
              label: copy.leaves,
              amount: own.has("earns") ? formatPaise(result.leftAfterEmi) : "–",
              isBad: own.has("earns") && result.leftAfterEmi < 0,
            },
            {
              label: copy.dearer(formatPercent(result.dearer.rate)),
              amount: formatPaise(result.dearer.emi),
            },
          ]}
          verdict={copy.sentence[verdict(result, own)] ?? ""}
        />
      )}
    </PartCard>
  );
}

function verdict(
  { leftAfterEmi, cover }: LoanResult,
  own: ReturnType<typeof findOwnCashFields>,
): keyof typeof copy.sentence {
  if (own.size === 0) return "unknown";
  if (own.has("earns") && leftAfterEmi < 0) return "short";
  if (own.has("bad") && cover.bad < 100) return "breaks";
  return own.has("good") && own.has("bad") && cover.good >= 125 ? "holds" : "thin";
}

/** The savings of an extra payment. */
export function Prepay({ form, result, problem }: AffordabilityProps) {
  const prepaid = result?.prepayment;
  return (
    <PartCard
      heading={prepay.heading}
      problem={problem}
      fields={<PartFields form={form} path="loan" fields={fields.prepay} />}
    >
      {result &&
        (prepaid ? (
          <ResultLines
            main={{ label: prepay.saved, amount: formatPaise(prepaid.saved) }}
            lines={[
              { label: prepay.months, amount: String(prepaid.monthsSaved) },
              { label: prepay.last(prepaid.last.month), amount: formatPaise(prepaid.last.amount) },
            ]}
          />
        ) : (
          <p>{problem ?? prepay.none}</p>
        ))}
    </PartCard>
  );
}
