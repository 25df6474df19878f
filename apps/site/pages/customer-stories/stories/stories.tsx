import { StorySpread, type StorySpreadCopy } from "./story-spread.tsx";
import type { Story } from "./story.ts";
import styles from "./stories.module.css";

export interface StoriesCopy extends StorySpreadCopy {
  stories: readonly Story[];
}

export function Stories({ copy }: { copy: StoriesCopy }) {
  return (
    <div className={`wrap ${styles.stories}`}>
      {copy.stories.map((story) => (
        <StorySpread key={story.id} copy={copy} story={story} />
      ))}
    </div>
  );
}
