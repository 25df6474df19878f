import { loanCopy } from "./copy.ts";
import type { LoanFields, LoanResult } from "./input.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { formatPercent } from "../kit/figures/readers.ts";
import { PartCard, PartFields, ResultLines } from "../kit/frame/part-card.tsx";
import { listOwnCashFields } from "./loan-result.ts";
import type { FormState } from "../kit/frame/form-state.ts";

const { affordability: copy, prepayment: prepaymentCopy, fields } = loanCopy;

interface LoanPartProps {
  form: FormState<LoanFields>;
  result: LoanResult | undefined;
  problem: string | undefined;
}

/** Formats hundredths: 150 is "1.50". */
const formatRatio = (hundredths: number) => (hundredths / 100).toFixed(2);

/** Whether the business can afford the instalments, in an ordinary year and in a bad one. */
export function Affordability({ form, result, problem }: LoanPartProps) {
  const ownFields = listOwnCashFields(form.fields);
  return (
    <PartCard
      heading={copy.heading}
      text={copy.text}
      problem={problem}
      fields={<PartFields form={form} path="loan" fields={fields.affordability} />}
    >
      {result && (
        <ResultLines
          main={{
            label: copy.goodYearCover,
            amount: ownFields.has("good") ? formatRatio(result.cover.goodYear) : "–",
            isBad: ownFields.has("good") && result.cover.goodYear < 100,
          }}
          lines={[
            {
              label: copy.badYearCover,
              amount: ownFields.has("bad") ? formatRatio(result.cover.badYear) : "–",
              isBad: ownFields.has("bad") && result.cover.badYear < 100,
            },
            { label: copy.annualInstalments, amount: formatPaise(result.cover.annualInstalments) },
            {
              label: copy.leftAfterEmi,
              amount: ownFields.has("earns") ? formatPaise(result.leftAfterEmi) : "–",
              isBad: ownFields.has("earns") && result.leftAfterEmi < 0,
            },
            {
              label: copy.higherRateEmi(formatPercent(result.higherRate.rate)),
              amount: formatPaise(result.higherRate.emi),
            },
          ]}
          verdict={copy.verdicts[chooseVerdict(result, ownFields)] ?? ""}
        />
      )}
    </PartCard>
  );
}

function chooseVerdict(
  { leftAfterEmi, cover }: LoanResult,
  ownFields: ReturnType<typeof listOwnCashFields>,
): keyof typeof copy.verdicts {
  if (ownFields.size === 0) return "unknown";
  if (ownFields.has("earns") && leftAfterEmi < 0) return "negative";
  if (ownFields.has("bad") && cover.badYear < 100) return "badYear";
  return ownFields.has("good") && ownFields.has("bad") && cover.goodYear >= 125
    ? "affordable"
    : "lowCover";
}

/** What a prepayment saves. */
export function Prepayment({ form, result, problem }: LoanPartProps) {
  const prepayment = result?.prepayment;
  return (
    <PartCard
      heading={prepaymentCopy.heading}
      problem={problem}
      fields={<PartFields form={form} path="loan" fields={fields.prepayment} />}
    >
      {result &&
        (prepayment ? (
          <ResultLines
            main={{
              label: prepaymentCopy.interestSaved,
              amount: formatPaise(prepayment.interestSaved),
            }}
            lines={[
              { label: prepaymentCopy.monthsSaved, amount: String(prepayment.monthsSaved) },
              {
                label: prepaymentCopy.lastPayment(prepayment.lastPayment.month),
                amount: formatPaise(prepayment.lastPayment.amount),
              },
            ]}
          />
        ) : (
          <p>{problem ?? prepaymentCopy.noPrepayment}</p>
        ))}
    </PartCard>
  );
}
