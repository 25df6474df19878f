import { Awning } from "./awning.tsx";
import type { ShopPreview as Preview } from "./preview.ts";
import styles from "./shop-preview.module.css";
import { SmallSite } from "./small-site.tsx";

interface ShopPreviewProps {
  preview: Preview;
  /** Read out politely when the shop was redrawn; null until something was picked. */
  announcement: string | null;
}

/** A shop that holds a small website for the business picked: one picture, drawn in HTML. */
export function ShopPreview({ preview, announcement }: ShopPreviewProps) {
  // Drawn anew rather than changed: what was there before does not shift.
  const key = preview.shop + preview.trade;
  const redrawn = announcement === null ? "" : styles.redrawn;
  return (
    <div className={styles.box}>
      <div
        role="img"
        aria-label={preview.label}
        className={`${styles.shop} ${styles[preview.scheme]}`}
      >
        <Awning />
        <div className={styles.frame}>
          <div key={key} className={`${styles.site} ${redrawn}`}>
            <SmallSite preview={preview} />
          </div>
        </div>
        <div key={key} className={styles.foot}>
          <span className={styles.chat}>{preview.chat}</span>
          <span className={styles.invoice}>
            {preview.invoice}
            <span>{preview.paid}</span>
          </span>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}
