import "@angadi/ui/styles/serif.css";
import type { websitePictures } from "@angadi/content/pages/ai-website-builder-sections";
import styles from "./website-pictures.module.css";

interface PictureProps {
  copy: typeof websitePictures;
}

/** A block being dragged into a gap. */
export function DragPicture({ copy }: PictureProps) {
  const [firstBlock, ...otherBlocks] = copy.blocks;
  return (
    <div className={styles.blocks}>
      <span className={styles.block}>{firstBlock}</span>
      <span className={styles.dropTarget} />
      {otherBlocks.map((block) => (
        <span key={block} className={styles.block}>
          {block}
        </span>
      ))}
      <span className={styles.draggedBlock}>
        {copy.draggedBlock}
        <svg viewBox="0 0 24 24">
          <path d="M5 2v17l4.5-4 3 6.5 3.5-1.5-3-6.5H19z" />
        </svg>
      </span>
    </div>
  );
}

/** The styles of the whole site. */
export function StylesPicture({ copy }: PictureProps) {
  return (
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
  );
}

/** A message from the website, and the card made from it in the CRM. */
export function MessagePicture({ copy: { message, sender, card } }: PictureProps) {
  return (
    <div className={styles.contact}>
      <span className={styles.message}>
        {message}
        <small>{sender}</small>
      </span>
      <span className={styles.lead}>
        <small>{card.list}</small>
        <b>{card.need}</b>
        <b>{card.nextStep}</b>
      </span>
    </div>
  );
}
