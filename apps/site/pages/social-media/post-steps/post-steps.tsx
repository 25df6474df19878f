import { Section } from "../../../sections/section/section.tsx";
import styles from "./post-steps.module.css";
import { type StepScene, Scene } from "./scenes.tsx";

export interface PostStepsCopy {
  eyebrow: string;
  heading: string;
  steps: readonly { scene: StepScene; title: string; text: string }[];
}

/** The three steps in order, each with a scene. */
export function PostSteps({ copy }: { copy: PostStepsCopy }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading}>
      <ol className={styles.steps}>
        {copy.steps.map(({ scene, title, text }) => (
          <li key={title} className={styles.step}>
            <Scene name={scene} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
