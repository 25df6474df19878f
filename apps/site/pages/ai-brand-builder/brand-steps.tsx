import type { brandSteps } from "@angadi/content/pages/ai-brand-builder-sections";
import { Section } from "../../sections/section/section.tsx";
import styles from "./brand-steps.module.css";
import { SampleLogo } from "./sample-logo.tsx";

/** The three steps on a leaflet with two folds; the brand appears panel by panel. */
export function BrandSteps({ copy }: { copy: typeof brandSteps }) {
  const [describeStep, chooseStep, wearStep] = copy.steps;
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading}>
      <ol className={styles.leaflet}>
        <Panel number={1} {...describeStep}>
          <span className={styles.said}>{describeStep?.shown}</span>
        </Panel>
        <Panel number={2} {...chooseStep}>
          <span className={styles.choice}>
            <svg viewBox="0 0 64 64">
              <path d="M32 6v52M6 32h52M14 14l36 36M50 14 14 50" />
            </svg>
            <SampleLogo />
            <svg viewBox="0 0 64 64">
              <circle cx="22" cy="32" r="18" />
              <circle cx="42" cy="32" r="18" />
            </svg>
          </span>
        </Panel>
        <Panel number={3} {...wearStep}>
          <span className={styles.worn}>
            <SampleLogo />
            {wearStep?.shown}
          </span>
        </Panel>
      </ol>
    </Section>
  );
}

interface PanelProps {
  number: number;
  title?: string;
  text?: string;
  children: React.ReactNode;
}

function Panel({ number, title, text, children }: PanelProps) {
  return (
    <li className={styles.panel}>
      <div className={styles.shown} aria-hidden="true">
        {children}
      </div>
      <h3>
        <span aria-hidden="true">{number}</span> {title}
      </h3>
      <p>{text}</p>
    </li>
  );
}
