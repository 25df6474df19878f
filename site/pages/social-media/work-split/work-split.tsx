import { Section } from "../../../sections/section/section.tsx";
import styles from "./work-split.module.css";

export interface WorkSplitWords {
  eyebrow: string;
  heading: string;
  lede: string;
  /** Heads of the two columns. */
  tool: string;
  owner: string;
  jobs: readonly { job: string; tool: string; owner: string }[];
}

/** Job by job: what the tool does, and what stays with the owner. */
export function WorkSplit({ words }: { words: WorkSplitWords }) {
  return (
    <Section eyebrow={words.eyebrow} heading={words.heading} lede={words.lede}>
      <div className={styles.board}>
        <div className={styles.heads} aria-hidden="true">
          <span>{words.tool}</span>
          <span>{words.owner}</span>
        </div>
        <ul>
          {words.jobs.map(({ job, tool, owner }) => (
            <li key={job} className={styles.job}>
              <h3>{job}</h3>
              <p>
                <strong>{words.tool}</strong> {tool}
              </p>
              <p>
                <strong>{words.owner}</strong> {owner}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
