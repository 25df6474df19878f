import { Section } from "../../../sections/section/section.tsx";
import { CellText, type ComparisonCell } from "./cell-text.tsx";
import styles from "./comparison.module.css";

export interface ComparisonCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  caption: string;
  /** Header of the questions' column, for screen readers. */
  questionsHeader: string;
  /** Names of the alternatives, ours first. */
  alternatives: readonly string[];
  rows: readonly { question: string; cells: readonly ComparisonCell[] }[];
  sources: {
    title: string;
    /** Text before a source's number, for screen readers: "source 1". */
    sourceLabel: string;
    list: readonly { name: string; href: string }[];
  };
}

/** Questions and the answers of each alternative. */
export function Comparison({ copy }: { copy: ComparisonCopy }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede} align="start">
      <Table copy={copy} />
      <Sources copy={copy.sources} />
    </Section>
  );
}

function Table({ copy }: { copy: ComparisonCopy }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{copy.caption}</caption>
      <thead>
        <tr>
          <td>
            <span className="visually-hidden">{copy.questionsHeader}</span>
          </td>
          {copy.alternatives.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {copy.rows.map(({ question, cells }) => (
          <tr key={question}>
            <th scope="row">{question}</th>
            {cells.map((cell, index) => (
              <td key={index}>
                <CellText cell={cell} sourceLabel={copy.sources.sourceLabel} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sources({ copy }: { copy: ComparisonCopy["sources"] }) {
  return (
    <div className={styles.sources}>
      <h3 className={styles.title}>{copy.title}</h3>
      <ol>
        {copy.list.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
