import { Picture } from "../picture.tsx";
import { backdrops, pictures } from "../pictures.ts";
import type { Product, SmallSitePreview } from "./preview.ts";
import styles from "./small-site.module.css";

/** The website inside the frame: its name, its banner and three products. */
export function SmallSite({ preview }: { preview: SmallSitePreview }) {
  return (
    <>
      <div className={styles.top}>
        <div className={styles.sign}>
          <span className={styles.shop}>{preview.shop}</span>
          <span className={styles.trade}>{preview.trade}</span>
        </div>
        <div className={styles.nav}>
          {preview.nav.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </div>
      </div>
      <div className={styles.banner}>
        <div className={styles.words}>
          <span className={styles.headline}>{preview.headline}</span>
          <span className={styles.line}>{preview.line}</span>
          <span className={styles.button}>{preview.button}</span>
        </div>
        <div className={styles.scene}>
          <Picture
            art={backdrops[preview.backdrop]}
            viewBox="0 0 200 200"
            preserveAspectRatio="xMidYMid slice"
          />
          <Picture art={pictures[preview.picture]} viewBox="0 0 64 64" />
        </div>
      </div>
      <div className={styles.offers}>
        {preview.products.map((offer) => (
          <ProductCard key={offer.name} offer={offer} />
        ))}
      </div>
    </>
  );
}

function ProductCard({ offer }: { offer: Product }) {
  return (
    <div className={styles.offer}>
      <Picture art={pictures[offer.picture]} viewBox="0 0 64 64" />
      <div>
        <span className={styles.offerName}>{offer.name}</span>
        <span className={styles.price}>{offer.price}</span>
      </div>
    </div>
  );
}
