import { BareSite } from "@angadi/art/shop-preview/bare-site";
import type { SmallSitePreview } from "@angadi/art/shop-preview/preview";
import styles from "./chat-scene.module.css";

export interface ChatSceneCopy {
  lines: readonly { speaker: "owner" | "angadi"; text: string }[];
  /** The stopwatch's final time, and the message shown then. */
  clock: string;
  status: string;
  site: SmallSitePreview;
}

/** A short conversation, and the website made from it. */
export function ChatScene({ copy }: { copy: ChatSceneCopy }) {
  return (
    <div className={styles.scene}>
      <div className={styles.conversation}>
        {copy.lines.map(({ speaker, text }) => (
          <p key={text} className={styles[speaker]}>
            {text}
          </p>
        ))}
        <p className={styles.status}>
          <span className={styles.clock}>{copy.clock}</span>
          <span>{copy.status}</span>
        </p>
      </div>
      <BareSite preview={copy.site} />
    </div>
  );
}
