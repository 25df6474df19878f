import { useId } from "react";
import { PrintButton } from "@angadi/owner-tools/kit/frame/print-button";
import { FoldSummary } from "@angadi/ui/fold/fold-summary";
import { CellText, type ComparisonCell } from "./cell-text.tsx";
import styles from "./question-sheet.module.css";

export interface QuestionSheetCopy {
  heading: string;
  text: string;
  /** Header of the questions' column, for screen readers. */
  corner: string;
  ourAnswer: string;
  theirAnswer: string;
  /** Text of empty cells for screen readers. */
  blank: string;
  print: string;
  rows: readonly { question: string; ourAnswer: ComparisonCell }[];
}

interface QuestionSheetProps {
  copy: QuestionSheetCopy;
  /** Text before a source's number, for screen readers. */
  mark: string;
}

/** A foldable sheet of questions to print: our answers, and space for a competitor's. */
export function QuestionSheet({ copy, mark }: QuestionSheetProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.slip}>
      <details>
        <FoldSummary>
          <h3 id={id}>{copy.heading}</h3>
        </FoldSummary>
        <p className={styles.text}>{copy.text}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <td>
                <span className="visually-hidden">{copy.corner}</span>
              </td>
              <th scope="col">{copy.ourAnswer}</th>
              <th scope="col">{copy.theirAnswer}</th>
            </tr>
          </thead>
          <tbody>
            {copy.rows.map(({ question, ourAnswer }) => (
              <tr key={question}>
                <th scope="row">{question}</th>
                <td data-label={copy.ourAnswer}>
                  <CellText cell={ourAnswer} mark={mark} />
                </td>
                <td data-label={copy.theirAnswer}>
                  <span className="visually-hidden">{copy.blank}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.print}>
          <PrintButton label={copy.print} parts={["slip"]} />
        </div>
      </details>
    </section>
  );
}
