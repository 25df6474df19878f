import styles from "./bare-site.module.css";
import type { SmallSitePreview } from "./preview.ts";
import shopStyles from "./shop-preview.module.css";
import { SmallSite } from "./small-site.tsx";

/**
 * The small website alone, as wide as its container. Decorative: the caller provides the text
 * alternative.
 */
export function BareSite({ preview }: { preview: SmallSitePreview }) {
  return (
    <div className={styles.container}>
      <div
        className={[styles.card, shopStyles.shop, shopStyles[preview.scheme]]
          .filter(Boolean)
          .join(" ")}
      >
        <SmallSite preview={preview} />
      </div>
    </div>
  );
}
