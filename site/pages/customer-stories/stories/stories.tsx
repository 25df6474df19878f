import { StorySpread, type StorySpreadWords } from "./story-spread.tsx";
import type { Story } from "./story.ts";
import styles from "./stories.module.css";

export interface StoriesWords extends StorySpreadWords {
  stories: readonly Story[];
}

/** The stories, one below the other. */
export function Stories({ words }: { words: StoriesWords }) {
  return (
    <div className={`wrap ${styles.stories}`}>
      {words.stories.map((story) => (
        <StorySpread key={story.id} words={words} story={story} />
      ))}
    </div>
  );
}
