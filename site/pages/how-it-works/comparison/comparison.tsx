import { Section } from "../../../sections/section/section.tsx";
import { Answer, type ComparisonCell } from "./answer.tsx";
import { AskSlip, type AskSlipWords } from "./ask-slip.tsx";
import styles from "./comparison.module.css";

export interface ComparisonWords {
  eyebrow: string;
  heading: string;
  lede: string;
  caption: string;
  /** Heads the column of the questions, for people who listen. */
  corner: string;
  /** The first one is ours. */
  columns: readonly string[];
  rows: readonly { question: string; cells: readonly ComparisonCell[] }[];
  slip: AskSlipWords;
  sources: {
    title: string;
    /** Before a number, for people who listen: "source 1". */
    mark: string;
    list: readonly { name: string; href: string; month: string }[];
  };
}

/** Plain questions and what each way answers: a table, and slips below one another on a small screen. */
export function Comparison({ words }: { words: ComparisonWords }) {
  return (
    <Section eyebrow={words.eyebrow} heading={words.heading} lede={words.lede} align="start">
      <Table words={words} />
      <ul className={styles.slips}>
        {words.rows.map(({ question, cells }) => (
          <li key={question}>
            <h3>{question}</h3>
            <dl className={styles.slip}>
              {cells.map((cell, index) => (
                <div key={index}>
                  <dt>{words.columns[index]}</dt>
                  <dd>
                    <Answer cell={cell} mark={words.sources.mark} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className={styles.below}>
        <Sources words={words.sources} />
        <AskSlip words={words.slip} mark={words.sources.mark} />
      </div>
    </Section>
  );
}

function Table({ words }: { words: ComparisonWords }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <td>
            <span className="visually-hidden">{words.corner}</span>
          </td>
          {words.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.rows.map(({ question, cells }) => (
          <tr key={question}>
            <th scope="row">{question}</th>
            {cells.map((cell, index) => (
              <td key={index}>
                <Answer cell={cell} mark={words.sources.mark} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sources({ words }: { words: ComparisonWords["sources"] }) {
  return (
    <div className={styles.sources}>
      <h3 className={styles.title}>{words.title}</h3>
      <ol>
        {words.list.map(({ name, href, month }) => (
          <li key={name}>
            <a href={href} rel="noopener">
              {name}
            </a>
            , {month}
          </li>
        ))}
      </ol>
    </div>
  );
}
