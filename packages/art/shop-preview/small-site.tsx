import { ArtPicture } from "../picture.tsx";
import { backdrops, pictures } from "../pictures.ts";
import type { Product, SmallSitePreview } from "./preview.ts";
import styles from "./small-site.module.css";

/** The website inside the frame: its name, its banner and three products. */
export function SmallSite({ preview }: { preview: SmallSitePreview }) {
  return (
    <>
      <div className={styles.header}>
        <div className={styles.identity}>
          <span className={styles.shop}>{preview.shop}</span>
          <span className={styles.trade}>{preview.trade}</span>
        </div>
        <div className={styles.nav}>
          {preview.nav.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      </div>
      <div className={styles.banner}>
        <div className={styles.texts}>
          <span className={styles.headline}>{preview.headline}</span>
          <span className={styles.line}>{preview.line}</span>
          <span className={styles.button}>{preview.button}</span>
        </div>
        <div className={styles.scene}>
          <ArtPicture
            art={backdrops[preview.backdrop]}
            viewBox="0 0 200 200"
            preserveAspectRatio="xMidYMid slice"
          />
          <ArtPicture art={pictures[preview.picture]} viewBox="0 0 64 64" />
        </div>
      </div>
      <div className={styles.products}>
        {preview.products.map((product) => (
          <ProductCard key={product.name} product={product} />
        ))}
      </div>
    </>
  );
}

function ProductCard({ product }: { product: Product }) {
  return (
    <div className={styles.product}>
      <ArtPicture art={pictures[product.picture]} viewBox="0 0 64 64" />
      <div>
        <span className={styles.productName}>{product.name}</span>
        <span className={styles.price}>{product.price}</span>
      </div>
    </div>
  );
}
