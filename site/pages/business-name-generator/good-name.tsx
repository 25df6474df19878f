import type { Lettering } from "#names/board/lettering.ts";
import { NameBoard } from "#names/board/name-board.tsx";
import { Section } from "../../sections/section/section.tsx";
import styles from "./good-name.module.css";

interface Example {
  text: string;
  lettering: Lettering;
  why: string;
}

interface GoodNameWords {
  eyebrow: string;
  heading: string;
  lede: string;
  /** Before a name that does the job, and before one that does not. */
  does: string;
  doesNot: string;
  note: string;
  jobs: readonly { title: string; text: string; good: Example; bad: Example }[];
}

/** What a good name does: each job with a name that does it and one that does not. */
export function GoodName({ words }: { words: GoodNameWords }) {
  return (
    <Section eyebrow={words.eyebrow} heading={words.heading} lede={words.lede} tone="ink">
      <ol className={styles.jobs}>
        {words.jobs.map(({ title, text, good, bad }) => (
          <li key={title} className={styles.job}>
            <div className={styles.says}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <Shown example={good} verdict={words.does} />
            <Shown example={bad} verdict={words.doesNot} fails />
          </li>
        ))}
      </ol>
      <p className={styles.note}>{words.note}</p>
    </Section>
  );
}

interface ShownProps {
  example: Example;
  verdict: string;
  fails?: boolean;
}

function Shown({ example, verdict, fails = false }: ShownProps) {
  return (
    <figure className={`${styles.example} ${fails ? styles.fails : ""}`}>
      <div className={styles.hung}>
        <NameBoard text={example.text} lettering={example.lettering} />
      </div>
      <figcaption>
        <b>{verdict}</b> {example.why}
      </figcaption>
    </figure>
  );
}
