import { BareSite } from "@angadi/art/shop-preview/bare-site";
import type { SmallSitePreview } from "@angadi/art/shop-preview/preview";
import styles from "./chat-scene.module.css";

export interface ChatSceneCopy {
  lines: readonly { by: "owner" | "angadi"; text: string }[];
  /** The stopwatch's final time, and the message shown then. */
  clock: string;
  done: string;
  site: SmallSitePreview;
}

/** A short conversation, and the website made from it. */
export function ChatScene({ copy }: { copy: ChatSceneCopy }) {
  return (
    <div className={styles.scene}>
      <div className={styles.talk}>
        {copy.lines.map(({ by, text }) => (
          <p key={text} className={styles[by]}>
            {text}
          </p>
        ))}
        <p className={styles.done}>
          <span className={styles.clock}>{copy.clock}</span>
          <span>{copy.done}</span>
        </p>
      </div>
      <BareSite preview={copy.site} />
    </div>
  );
}
