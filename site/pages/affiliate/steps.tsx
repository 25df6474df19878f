import type { ReactNode } from "react";
import { Section } from "../../sections/section/section.tsx";
import { EarnPicture, SharePicture, SignUpPicture } from "./step-pictures.tsx";
import styles from "./steps.module.css";

interface StepWords {
  title: string;
  text: string;
}

export interface StepsWords {
  eyebrow: string;
  heading: string;
  steps: readonly [StepWords, StepWords, StepWords];
}

const PICTURES: readonly ReactNode[] = [
  <SignUpPicture key="sign-up" />,
  <SharePicture key="share" />,
  <EarnPicture key="earn" />,
];

/** From the form to the first commission, in three pictures. */
export function Steps({ words }: { words: StepsWords }) {
  return (
    <Section eyebrow={words.eyebrow} heading={words.heading}>
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }, index) => (
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
