import type { ReactNode } from "react";
import { SampleLabel } from "../../../sections/sample-label/sample-label.tsx";
import { ChatScene, type ChatSceneCopy } from "./chat-scene.tsx";
import { DashboardScene, type DashboardSceneCopy } from "./dashboard-scene.tsx";
import { EditorScene, type EditorSceneCopy } from "./editor-scene.tsx";
import { PublishScene, type PublishSceneCopy } from "./publish-scene.tsx";
import styles from "./walk-through.module.css";

interface StepCopy<Scene> {
  title: string;
  /** How long it takes, in a few words. */
  time: string;
  text: string;
  /** Text alternative of the drawing. */
  label: string;
  scene: Scene;
}

export interface WalkThroughCopy {
  describe: StepCopy<ChatSceneCopy>;
  edit: StepCopy<EditorSceneCopy>;
  publish: StepCopy<PublishSceneCopy>;
  run: StepCopy<DashboardSceneCopy>;
}

/** The steps in order, each with a scene from the same business. */
export function WalkThrough({ copy }: { copy: WalkThroughCopy }) {
  return (
    <ol className={`wrap ${styles.steps}`}>
      <Step number={1} copy={copy.describe}>
        <ChatScene copy={copy.describe.scene} />
      </Step>
      <Step number={2} copy={copy.edit}>
        <EditorScene copy={copy.edit.scene} />
      </Step>
      <Step number={3} copy={copy.publish}>
        <PublishScene copy={copy.publish.scene} />
      </Step>
      <Step number={4} copy={copy.run}>
        <DashboardScene copy={copy.run.scene} />
      </Step>
    </ol>
  );
}

interface StepProps {
  number: number;
  copy: StepCopy<unknown>;
  children: ReactNode;
}

function Step({ number, copy, children }: StepProps) {
  return (
    <li className={styles.step}>
      <div className={styles.details}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h2>{copy.title}</h2>
        <p className={styles.time}>{copy.time}</p>
        <p className={styles.text}>{copy.text}</p>
        <SampleLabel content={copy.scene} />
      </div>
      <div role="img" aria-label={copy.label} className={styles.scene}>
        {children}
      </div>
    </li>
  );
}
