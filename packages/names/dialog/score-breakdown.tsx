import type { Scores } from "../engine/model/business-name.ts";
import type { ScoreCopy } from "./copy.ts";
import styles from "./score-breakdown.module.css";

const MEASURES = ["memorable", "simple", "durable", "legal"] as const;

/** The four scores, each with its reasons for and against, and the total below. */
export function ScoreBreakdown({ copy, scores }: { copy: ScoreCopy; scores: Scores }) {
  return (
    <div className={styles.breakdown}>
      <dl>
        {MEASURES.map((measure) => (
          <div key={measure}>
            <dt>{copy.figures[measure]}</dt>
            <dd className={styles.points}>{scores[measure].points}</dd>
            {measure === "legal" && <dd className={styles.note}>{copy.legalNote}</dd>}
            {scores[measure].reasons.map((reason) => {
              const text = copy.reason(measure, reason);
              return (
                text !== undefined && (
                  <dd key={text} className={reason.isGood ? styles.good : styles.bad}>
                    <span className="visually-hidden">
                      {reason.isGood ? copy.goodLabel : copy.badLabel}{" "}
                    </span>
                    {text}
                  </dd>
                )
              );
            })}
          </div>
        ))}
        <div className={styles.total}>
          <dt>{copy.figures.total}</dt>
          <dd className={styles.points}>{scores.total}</dd>
        </div>
      </dl>
    </div>
  );
}
