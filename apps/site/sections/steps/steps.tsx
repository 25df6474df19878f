import type { ReactNode } from "react";
import { Link } from "react-router";
import { Section } from "../section/section.tsx";
import styles from "./steps.module.css";

export interface StepsCopy {
  eyebrow: string;
  heading: string;
  lede?: string;
  steps: readonly { title: string; text: string }[];
  /** Where to read more. */
  link?: { title: string; href: string };
}

interface StepsProps {
  copy: StepsCopy;
  /** A decorative picture of each step. */
  pictures?: readonly ReactNode[];
}

/** The steps of using a tool, in order. */
export function Steps({ copy, pictures }: StepsProps) {
  const { eyebrow, heading, lede, steps, link } = copy;
  return (
    <Section eyebrow={eyebrow} heading={heading} lede={lede}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
            {pictures && (
              <div className={styles.picture} aria-hidden="true">
                {pictures[index]}
              </div>
            )}
          </li>
        ))}
      </ol>
      {link && (
        <p className={styles.link}>
          <Link to={link.href}>{link.title}</Link>
        </p>
      )}
    </Section>
  );
}
