import "@angadi/ui/styles/serif.css";
import type { websiteFeatures } from "@angadi/content/pages/ai-website-builder-sections";
import { formatPaise } from "@angadi/ui/money/rupees";
import { Picture } from "@angadi/ui/previews/picture";
import { pictures } from "@angadi/ui/previews/pictures";
import styles from "./editing-demos.module.css";

type Copy = typeof websiteFeatures;

/** Three blocks, and a fourth being dragged into the gap. */
export function DragDemo({ copy }: { copy: Copy["drag"] }) {
  const [first, ...otherBlocks] = copy.blocks;
  return (
    <div className={styles.blocks}>
      <span className={styles.block}>{first}</span>
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
  );
}

/** A panel for choosing fonts, colours and buttons. */
export function StylesDemo({ copy }: { copy: Copy["styles"] }) {
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

/** Stacked sheets, each with its tab. */
export function PagesDemo({ copy }: { copy: Copy["pages"] }) {
  return (
    <div className={styles.pages}>
      <span className={styles.tabs}>
        {copy.tabs.map((tab) => (
          <span key={tab}>{tab}</span>
        ))}
      </span>
      <span className={styles.sheet}>
        {copy.lines.map((line) => (
          <span key={line.name}>
            {line.name} <b>{formatPaise(line.rupees * 100)}</b>
          </span>
        ))}
      </span>
    </div>
  );
}

const GALLERY_PICTURES = ["saree", "kurta", "blouse", "scissors", "cottonblouse", "spool"] as const;

/** Six pictures on a wall. */
export function GalleryDemo() {
  return (
    <div className={styles.gallery}>
      {GALLERY_PICTURES.map((picture) => (
        <Picture key={picture} art={pictures[picture]} viewBox="-14 -8 92 80" />
      ))}
    </div>
  );
}

/** A customer's own words. */
export function ReviewsDemo({ copy }: { copy: Copy["reviews"] }) {
  return (
    <div className={styles.review}>
      <svg viewBox="0 0 110 20">
        {[0, 22, 44, 66, 88].map((x) => (
          <path
            key={x}
            d="M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z"
            transform={`translate(${x})`}
          />
        ))}
      </svg>
      <span>“{copy.quote}”</span>
      <small>{copy.by}</small>
    </div>
  );
}
