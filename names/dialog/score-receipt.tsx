import type { Scores } from "../engine/business-name.ts";
import type { ScoreWords } from "./copy-type.ts";
import styles from "./score-receipt.module.css";

const JOBS = ["memorable", "simple", "durable", "legal"] as const;

/** The four scores as a receipt: each with what speaks for it and against it, and the total below. */
export function ScoreReceipt({ words, scores }: { words: ScoreWords; scores: Scores }) {
  return (
    <div className={styles.receipt}>
      <dl>
        {JOBS.map((job) => (
          <div key={job}>
            <dt>{words.figures[job]}</dt>
            <dd className={styles.points}>{scores[job].points}</dd>
            {job === "legal" && <dd className={styles.note}>{words.legalNote}</dd>}
            {scores[job].reasons.map((reason) => {
              const text = words.reason(job, reason);
              return (
                text !== undefined && (
                  <dd key={text} className={reason.good ? styles.good : styles.bad}>
                    <span className="visually-hidden">{reason.good ? words.good : words.bad} </span>
                    {text}
                  </dd>
                )
              );
            })}
          </div>
        ))}
        <div className={styles.total}>
          <dt>{words.figures.total}</dt>
          <dd className={styles.points}>{scores.total}</dd>
        </div>
      </dl>
    </div>
  );
}
