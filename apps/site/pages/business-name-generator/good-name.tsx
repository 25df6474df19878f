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
  /** Labels of a good and of a bad example. */
  goodLabel: string;
  badLabel: string;
  note: string;
  criteria: readonly { title: string; text: string; good: Example; bad: Example }[];
}

/** What makes a good name: each criterion with a good and a bad example. */
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
            <ExampleFigure example={good} label={copy.goodLabel} />
            <ExampleFigure example={bad} label={copy.badLabel} isBad />
          </li>
        ))}
      </ol>
      <p className={styles.note}>{copy.note}</p>
    </Section>
  );
}

interface ExampleFigureProps {
  example: Example;
  label: string;
  isBad?: boolean;
}

function ExampleFigure({ example, label, isBad = false }: ExampleFigureProps) {
  return (
    <figure className={`${styles.example} ${isBad ? styles.bad : ""}`}>
      <div className={styles.signboard}>
        <NameBoard text={example.text} lettering={example.lettering} />
      </div>
      <figcaption>
        <b>{label}</b> {example.reason}
      </figcaption>
    </figure>
  );
}
