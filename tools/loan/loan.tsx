import { frameWords } from "../kit/frame/copy.ts";
import { loanBlank, loanExample } from "./example.ts";
import { loanWords as words } from "./copy.ts";
import { EVERY, type LoanFields, readLoan, readLoanPart } from "./input.ts";
import { dailySums, flatSums, limitSums, loanSums } from "./arithmetic.ts";
import { rupeesText } from "../kit/figures/paise.ts";
import { Choice } from "../kit/frame/choice.tsx";
import { useKept } from "../kit/frame/persisted-state.ts";
import { like } from "../kit/frame/parse.ts";
import { moneyFiles } from "../kit/frame/money-files.ts";
import { PartFields } from "../kit/frame/part-card.tsx";
import { ResultSlip } from "../kit/frame/result-card.tsx";
import { isRounding } from "../kit/frame/rounding.ts";
import { sheetOf } from "../kit/frame/sheet.ts";
import { Spoken } from "../kit/frame/spoken.tsx";
import { ToolFrame } from "../kit/frame/tool-frame.tsx";
import { firstThen, worked } from "../kit/frame/computed.ts";
import type { ToolProps } from "../kit/tool.ts";
import { Carry, Prepay } from "./carry.tsx";
import { loanSlip, placeName, withExamples } from "./loan-result.ts";
import styles from "./loan.module.css";
import { Daily, Flat, Limit } from "./other-offers.tsx";
import { OtherTerms, ScheduleView } from "./schedule-view.tsx";

const RESETS = { example: loanExample, empty: loanBlank };

/** No list in this form. */
const MOST = 0;

function accept(stored: unknown): LoanFields | undefined {
  const fields = like<LoanFields>(loanExample, stored, MOST);
  if (!fields || !isRounding(fields.rounding)) return undefined;
  return Object.hasOwn(EVERY, fields.daily.every) ? fields : undefined;
}

const wrong = (place: string | undefined) => firstThen(place, placeName);

const workbook = async () => (await import("./workbook/sheets.ts")).loanWorkbook;

/** A loan from its instalment to its last month, and three other offers. */
export function Loan({ slug, url }: ToolProps) {
  const kept = useKept({ tool: "loan", version: 1, start: loanExample, accept });
  const fields = kept.value;
  const { rounding } = fields;
  const loan = worked(readLoanPart("loan", fields), (input) => loanSums(input, rounding));
  const flat = worked(readLoanPart("flat", fields), (input) => flatSums(input, rounding));
  const daily = worked(readLoanPart("daily", fields), dailySums);
  const limit = worked(readLoanPart("limit", fields), limitSums);
  const sheet = sheetOf(kept, [loan.read, flat.read, daily.read, limit.read]);
  const { whole, borrowed } = withExamples(fields, loanExample);
  const all = readLoan(whole);
  const parts = [loan, ...[flat, daily, limit].filter(({ read }) => "input" in read)];
  const input =
    "input" in all && parts.every(({ result }) => result !== undefined) ? all.input : undefined;
  const { result } = loan;
  return (
    <ToolFrame
      words={words}
      slug={slug}
      kept={kept}
      resets={RESETS}
      files={moneyFiles({ tool: "loan", input, url, labels: words.files, workbook })}
      note={borrowed ? words.emptyParts : undefined}
      blocked={input ? undefined : frameWords.blocked}
    >
      <div className={styles.top}>
        <div className={styles.fields}>
          <PartFields sheet={sheet} place="loan" fields={words.fields.loan} />
          <Choice
            label={words.rounding.label}
            options={[
              { value: "rupee", text: words.rounding.rupee },
              { value: "paisa", text: words.rounding.paisa },
            ]}
            value={rounding}
            onChoose={(rounding) => sheet.update({ ...fields, rounding })}
          />
          {result && <OtherTerms terms={result.terms} />}
        </div>
        <ResultSlip
          heading={words.slip.heading}
          wrong={wrong(loan.wrong)}
          slip={result && loanSlip(result)}
        />
      </div>
      {result && <ScheduleView result={result} />}
      <Carry sheet={sheet} result={result} wrong={wrong(loan.wrong)} />
      <Prepay sheet={sheet} result={result} wrong={wrong(loan.wrong)} />
      <Flat sheet={sheet} result={flat.result} wrong={wrong(flat.wrong)} />
      <Daily sheet={sheet} result={daily.result} wrong={wrong(daily.wrong)} />
      <Limit sheet={sheet} result={limit.result} wrong={wrong(limit.wrong)} />
      {result && <Spoken text={`${words.slip.emi}: ${rupeesText(result.emi)}`} />}
    </ToolFrame>
  );
}
