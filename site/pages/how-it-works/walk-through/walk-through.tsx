import type { ReactNode } from "react";
import { SampleLine } from "#ui/sample-line/sample-line.tsx";
import { ChatScene, type ChatSceneWords } from "./chat-scene.tsx";
import { DayScene, type DaySceneWords } from "./day-scene.tsx";
import { EditorScene, type EditorSceneWords } from "./editor-scene.tsx";
import { PublishScene, type PublishSceneWords } from "./publish-scene.tsx";
import styles from "./walk-through.module.css";

interface StepWords<Scene> {
  title: string;
  /** How long it takes, in a few words. */
  time: string;
  text: string;
  /** What the drawing beside it shows, in words. */
  label: string;
  /** Stands below the text while the drawing shows samples. */
  sampleLine?: string;
  scene: Scene;
}

export interface WalkThroughWords {
  say: StepWords<ChatSceneWords>;
  arrange: StepWords<EditorSceneWords>;
  open: StepWords<PublishSceneWords>;
  run: StepWords<DaySceneWords>;
}

/** The steps in their order, each with a scene of one business; a tape is pulled out further each time. */
export function WalkThrough({ words }: { words: WalkThroughWords }) {
  return (
    <ol className={`wrap ${styles.steps}`}>
      <Step number={1} words={words.say}>
        <ChatScene words={words.say.scene} />
      </Step>
      <Step number={2} words={words.arrange}>
        <EditorScene words={words.arrange.scene} />
      </Step>
      <Step number={3} words={words.open}>
        <PublishScene words={words.open.scene} />
      </Step>
      <Step number={4} words={words.run}>
        <DayScene words={words.run.scene} />
      </Step>
    </ol>
  );
}

interface StepProps {
  number: number;
  words: StepWords<unknown>;
  children: ReactNode;
}

function Step({ number, words, children }: StepProps) {
  return (
    <li className={styles.step}>
      <div className={styles.tape} aria-hidden="true">
        <span className={styles.reel}>{number}</span>
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.time}>{words.time}</p>
        <p className={styles.text}>{words.text}</p>
        {words.sampleLine && <SampleLine text={words.sampleLine} of={words.scene} />}
      </div>
      <div role="img" aria-label={words.label} className={styles.scene}>
        {children}
      </div>
    </li>
  );
}
