import { useId } from "react";
import { Button } from "@angadi/ui/button/button";
import { FoldSummary } from "@angadi/ui/fold/fold-summary";
import { Answer, type ComparisonCell } from "./answer.tsx";
import styles from "./ask-slip.module.css";

export interface QuestionSheetCopy {
  heading: string;
  text: string;
  /** Header of the questions' column, for screen readers. */
  corner: string;
  ours: string;
  theirs: string;
  /** Text of empty cells for screen readers. */
  blank: string;
  print: string;
  rows: readonly { question: string; ours: ComparisonCell }[];
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
              <th scope="col">{copy.ours}</th>
              <th scope="col">{copy.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {copy.rows.map(({ question, ours }) => (
              <tr key={question}>
                <th scope="row">{question}</th>
                <td data-label={copy.ours}>
                  <Answer cell={ours} mark={mark} />
                </td>
                <td data-label={copy.theirs}>
                  <span className="visually-hidden">{copy.blank}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.print}>
          <Button variant="quiet" onClick={printSlip}>
            {copy.print}
          </Button>
        </p>
      </details>
    </section>
  );
}

/** Prints the slip alone. */
function printSlip(): void {
  const { classList } = document.documentElement;
  classList.add("print-slip");
  addEventListener("afterprint", () => classList.remove("print-slip"), { once: true });
  print();
}
