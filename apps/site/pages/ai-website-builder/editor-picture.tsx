import "@angadi/ui/styles/serif.css";
import type { editorPicture } from "@angadi/content/pages/ai-website-builder-sections";
import styles from "./editor-picture.module.css";

/** The editor: a block being dragged into a gap, and the styles of the whole site. Decorative. */
export function EditorPicture({ copy }: { copy: typeof editorPicture }) {
  const [firstBlock, ...otherBlocks] = copy.blocks;
  return (
    <div className={styles.editor} aria-hidden="true">
      <div className={styles.blocks}>
        <span className={styles.block}>{firstBlock}</span>
        <span className={styles.gap} />
        {otherBlocks.map((block) => (
          <span key={block} className={styles.block}>
            {block}
          </span>
        ))}
        <span className={styles.held}>
          {copy.held}
          <svg viewBox="0 0 24 24">
            <path d="M5 2v17l4.5-4 3 6.5 3.5-1.5-3-6.5H19z" />
          </svg>
        </span>
      </div>
      <div className={styles.choices}>
        <span>{copy.fonts}</span>
        <span className={styles.fonts}>
          <b>{copy.sample}</b>
          <b>{copy.sample}</b>
          <b>{copy.sample}</b>
        </span>
        <span>{copy.colours}</span>
        <span className={styles.colours}>
          <b />
          <b />
          <b />
          <b />
        </span>
        <span>{copy.buttons}</span>
        <span className={styles.buttons}>
          <b>{copy.button}</b>
          <b>{copy.button}</b>
          <b>{copy.button}</b>
        </span>
      </div>
    </div>
  );
}
