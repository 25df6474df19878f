import type { ReactNode } from "react";
import { Section } from "../../sections/section/section.tsx";
import { EarnPicture, SharePicture, SignUpPicture } from "./step-pictures.tsx";
import styles from "./steps.module.css";

interface StepCopy {
  title: string;
  text: string;
}

export interface AffiliateStepsCopy {
  eyebrow: string;
  heading: string;
  steps: readonly [StepCopy, StepCopy, StepCopy];
}

const PICTURES: readonly ReactNode[] = [
  <SignUpPicture key="sign-up" />,
  <SharePicture key="share" />,
  <EarnPicture key="earn" />,
];

/** From the form to the first commission, in three pictures. */
export function AffiliateSteps({ copy }: { copy: AffiliateStepsCopy }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading}>
      <ol className={styles.steps}>
        {copy.steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.picture}>{PICTURES[index]}</div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
