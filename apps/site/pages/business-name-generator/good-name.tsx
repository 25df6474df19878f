import type { Lettering } from "@angadi/names/board/lettering";
import { NameBoard } from "@angadi/names/board/name-board";
import { Section } from "../../sections/section/section.tsx";
import styles from "./good-name.module.css";

interface Example {
  text: string;
  lettering: Lettering;
  reason: string;
}

interface GoodNameCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  /** Labels of a name that works and of one that does not. */
  passLabel: string;
  failLabel: string;
  note: string;
  criteria: readonly { title: string; text: string; good: Example; bad: Example }[];
}

/** What a good name does: each point with a name that works and one that does not. */
export function GoodName({ copy }: { copy: GoodNameCopy }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede} tone="inverse">
      <ol className={styles.criteria}>
        {copy.criteria.map(({ title, text, good, bad }) => (
          <li key={title} className={styles.criterion}>
            <div className={styles.explanation}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <ExampleFigure example={good} verdict={copy.passLabel} />
            <ExampleFigure example={bad} verdict={copy.failLabel} isNegative />
          </li>
        ))}
      </ol>
      <p className={styles.note}>{copy.note}</p>
    </Section>
  );
}

interface ExampleFigureProps {
  example: Example;
  verdict: string;
  isNegative?: boolean;
}

function ExampleFigure({ example, verdict, isNegative = false }: ExampleFigureProps) {
  return (
    <figure className={`${styles.example} ${isNegative ? styles.bad : ""}`}>
      <div className={styles.sign}>
        <NameBoard text={example.text} lettering={example.lettering} />
      </div>
      <figcaption>
        <b>{verdict}</b> {example.reason}
      </figcaption>
    </figure>
  );
}
