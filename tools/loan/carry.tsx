import { loanWords } from "./copy.ts";
import type { LoanFields, LoanResult } from "./input.ts";
import { rupeesText } from "../kit/figures/paise.ts";
import { percentText } from "../kit/figures/readers.ts";
import { PartCard, PartFields, ResultLines } from "../kit/frame/part-card.tsx";
import type { Sheet } from "../kit/frame/sheet.ts";

const { carry: words, prepay, fields } = loanWords;

interface CarryProps {
  sheet: Sheet<LoanFields>;
  result: LoanResult | undefined;
  wrong: string | undefined;
}

/** Hundredths as a figure: 150 is "1.50". */
const cover = (hundredths: number) => (hundredths / 100).toFixed(2);

/** Whether the business carries the instalments, in an ordinary year and in a bad one. */
export function Carry({ sheet, result, wrong }: CarryProps) {
  const typed = (name: "earns" | "good" | "bad") => sheet.fields.loan[name].trim() !== "";
  return (
    <PartCard
      heading={words.heading}
      text={words.text}
      wrong={wrong}
      fields={<PartFields sheet={sheet} place="loan" fields={fields.carry} />}
    >
      {result && (
        <>
          <ResultLines
            main={{
              label: words.good,
              amount: typed("good") ? cover(result.cover.good) : "–",
              bad: typed("good") && result.cover.good < 100,
            }}
            lines={[
              {
                label: words.bad,
                amount: typed("bad") ? cover(result.cover.bad) : "–",
                bad: typed("bad") && result.cover.bad < 100,
              },
              { label: words.year, amount: rupeesText(result.cover.year) },
              {
                label: words.leaves,
                amount: typed("earns") ? rupeesText(result.leaves) : "–",
                bad: typed("earns") && result.leaves < 0,
              },
              {
                label: words.dearer(percentText(result.dearer.rate)),
                amount: rupeesText(result.dearer.emi),
              },
            ]}
          />
          <p>{words.sentence[verdict(result, typed)] ?? ""}</p>
        </>
      )}
    </PartCard>
  );
}

function verdict(
  { leaves, cover }: LoanResult,
  typed: (name: "earns" | "good" | "bad") => boolean,
): keyof typeof words.sentence {
  if (typed("earns") && leaves < 0) return "short";
  if (typed("bad") && cover.bad < 100) return "breaks";
  return typed("good") && cover.good >= 125 ? "holds" : "thin";
}

/** What an extra payment saves. */
export function Prepay({ sheet, result, wrong }: CarryProps) {
  const prepaid = result?.prepaid;
  return (
    <PartCard
      heading={prepay.heading}
      wrong={wrong}
      fields={<PartFields sheet={sheet} place="loan" fields={fields.prepay} />}
    >
      {result &&
        (prepaid ? (
          <ResultLines
            main={{ label: prepay.saved, amount: rupeesText(prepaid.saved) }}
            lines={[
              { label: prepay.months, amount: String(prepaid.monthsSaved) },
              { label: prepay.last(prepaid.last.month), amount: rupeesText(prepaid.last.amount) },
            ]}
          />
        ) : (
          <p>{prepay.none}</p>
        ))}
    </PartCard>
  );
}
