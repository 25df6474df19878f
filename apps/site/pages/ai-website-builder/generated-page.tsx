import type { websiteResult } from "@angadi/content/pages/ai-website-builder-sections";
import { Awning } from "@angadi/art/shop-preview/awning";
import { ArtPicture } from "@angadi/art/picture";
import { backdrops, pictures } from "@angadi/art/pictures";
import { NumberBadge } from "./sample-conversation.tsx";
import styles from "./generated-page.module.css";

/** The website that the conversation produced, drawn in HTML as one picture. */
export function GeneratedPage({ copy }: { copy: typeof websiteResult }) {
  return (
    <div className={styles.container}>
      <div role="img" aria-label={copy.label} className={styles.shop}>
        <Awning />
        <div className={styles.page}>
          <div className={styles.header}>
            <span className={styles.shopName}>
              {copy.shopName} <NumberBadge number={1} />
            </span>
            <span className={styles.nav}>
              {copy.nav.map((label) => (
                <span key={label}>{label}</span>
              ))}
            </span>
          </div>
          <Banner copy={copy} />
          <div className={styles.offers}>
            <NumberBadge number={4} />
            {copy.offers.map((offer) => (
              <div key={offer.name} className={styles.offer}>
                <ArtPicture art={pictures[offer.picture]} viewBox="0 0 64 64" />
                <span>{offer.name}</span>
                <span className={styles.price}>{offer.price}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function Banner({ copy }: { copy: typeof websiteResult }) {
  return (
    <div className={styles.banner}>
      <div className={styles.bannerText}>
        <span className={styles.trade}>
          {copy.trade} <NumberBadge number={2} />
        </span>
        <span className={styles.headline}>{copy.headline}</span>
        <span className={styles.button}>
          {copy.button} <NumberBadge number={3} />
        </span>
      </div>
      <div className={styles.scene}>
        <ArtPicture
          art={backdrops.arch}
          viewBox="0 0 200 200"
          preserveAspectRatio="xMidYMid slice"
        />
        <ArtPicture art={pictures.scissors} viewBox="0 0 64 64" />
      </div>
    </div>
  );
}
