import type { CSSProperties, ReactNode } from "react";
import { Awning } from "./awning.tsx";
import type { ShopPreviewContent } from "./preview.ts";
import styles from "./shop-preview.module.css";
import { SmallSite } from "./small-site.tsx";

interface ShopPreviewProps {
  preview: ShopPreviewContent;
  /** Rendered over the small website, in the same size. */
  children?: ReactNode;
  /** Colour of the awning's stripes, instead of the scheme's. */
  awning?: string | undefined;
  /** Announced after the shop was redrawn; null until a business type was picked. */
  announcement: string | null;
}

/** A shop around a small website: one picture, drawn in HTML. */
export function ShopPreview({ preview, children, awning, announcement }: ShopPreviewProps) {
  // The key recreates the element instead of updating it, so that the old content does not shift.
  const redrawnClass = announcement === null ? "" : styles.redrawn;
  return (
    <div className={styles.preview}>
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
        <div key={preview.chat} className={`${styles.messages} ${redrawnClass}`}>
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
