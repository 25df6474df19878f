import { Section } from "../../../sections/section/section.tsx";
import styles from "./work-split.module.css";

export interface WorkSplitCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  /** Headers of the two columns. */
  tool: string;
  owner: string;
  tasks: readonly { task: string; tool: string; owner: string }[];
}

/** For each job: what the tool does, and what the owner does. */
export function WorkSplit({ copy }: { copy: WorkSplitCopy }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede}>
      <div className={styles.board}>
        <div className={styles.heads} aria-hidden="true">
          <span>{copy.tool}</span>
          <span>{copy.owner}</span>
        </div>
        <ul>
          {copy.tasks.map(({ task, tool, owner }) => (
            <li key={task} className={styles.job}>
              <h3>{task}</h3>
              <p>
                <strong>{copy.tool}</strong> {tool}
              </p>
              <p>
                <strong>{copy.owner}</strong> {owner}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
