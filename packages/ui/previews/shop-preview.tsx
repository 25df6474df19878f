import type { CSSProperties, ReactNode } from "react";
import { Awning } from "./awning.tsx";
import type { ShopPreview as Preview } from "./preview.ts";
import styles from "./shop-preview.module.css";
import { SmallSite } from "./small-site.tsx";

interface ShopPreviewProps {
  preview: Preview;
  /** What is drawn over the small website, as large as it is. */
  children?: ReactNode;
  /** Of the awning's stripes, in place of the scheme's. */
  awning?: string | undefined;
  /** Read out politely when the shop was redrawn; null until something was picked. */
  announcement: string | null;
}

/** A shop that holds a small website: one picture, drawn in HTML. */
export function ShopPreview({ preview, children, awning, announcement }: ShopPreviewProps) {
  // Drawn again rather than changed: what was there before does not shift.
  const redrawn = announcement === null ? "" : styles.redrawn;
  return (
    <div className={styles.box}>
      <div
        role="img"
        aria-label={preview.label}
        className={[styles.shop, styles[preview.scheme]].filter(Boolean).join(" ")}
        style={awning === undefined ? undefined : ({ "--awning": awning } as CSSProperties)}
      >
        <Awning />
        <div className={styles.frame}>
          <div className={styles.site}>
            <SmallSite preview={preview} />
          </div>
          {children}
        </div>
        <div key={preview.chat} className={`${styles.foot} ${redrawn}`}>
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
