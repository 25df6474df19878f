import styles from "./bare-site.module.css";
import type { SmallSitePreview } from "./preview.ts";
import shop from "./shop-preview.module.css";
import { SmallSite } from "./small-site.tsx";

/**
 * The small website alone, as wide as its container. Decorative: the caller provides the text
 * alternative.
 */
export function BareSite({ preview }: { preview: SmallSitePreview }) {
  return (
    <div className={styles.room}>
      <div className={[styles.sheet, shop.shop, shop[preview.scheme]].filter(Boolean).join(" ")}>
        <SmallSite preview={preview} />
      </div>
    </div>
  );
}
