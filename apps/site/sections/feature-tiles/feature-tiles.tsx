import { Link } from "react-router";
import { Icon, type IconName } from "../icons/icons.tsx";
import { Section } from "../section/section.tsx";
import styles from "./feature-tiles.module.css";
import { type MiniaturesCopy, miniatures } from "./miniatures.tsx";

interface FeatureTile {
  icon: IconName;
  title: string;
  text: string;
  /** The page with more details. */
  href: string;
}

export interface FeatureTilesCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  tiles: readonly FeatureTile[];
  miniatures: MiniaturesCopy;
}

/** All tools of the product, one per tile; each whole tile is a link. */
export function FeatureTiles({ copy }: { copy: FeatureTilesCopy }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede}>
      <ul className={styles.tiles}>
        {copy.tiles.map(({ icon, title, text, href }) => (
          <li key={title} className={styles.tile}>
            {miniatures[icon] ? (
              <div aria-hidden="true" className={styles.picture}>
                {miniatures[icon](copy.miniatures)}
              </div>
            ) : (
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
            )}
            <h3 className={styles.title}>
              <Link to={href}>{title}</Link>
            </h3>
            <p className={styles.text}>{text}</p>
            <svg
              viewBox="0 0 24 24"
              width="22"
              height="22"
              className={styles.arrow}
              aria-hidden="true"
            >
              <path d="M5 12h14M13 6l6 6-6 6" />
            </svg>
          </li>
        ))}
      </ul>
    </Section>
  );
}
