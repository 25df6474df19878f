import { buildGuidePath } from "../../addresses/paths.ts";
import { Link } from "react-router";
import styles from "./guide-cards.module.css";
import { type GuideIcon, GuideIconDrawing } from "./icons.tsx";

/** The data of a guide's card. */
export interface GuideCard {
  slug: string;
  title: string;
  description: string;
  ctaText: string;
  icon: GuideIcon;
  /** Null for a guide that is not written yet. */
  details: { cover: string; readTime: string } | null;
}

export interface GuideCardCopy {
  /** Badge of a guide that the visitor has read to its end. */
  readBadge: string;
  /** Badge of a guide that is not published yet. */
  unwrittenBadge: string;
}

interface GuideCardsProps {
  guides: readonly GuideCard[];
  copy: GuideCardCopy;
  /** Slugs of the guides that the visitor has read. */
  readSlugs: ReadonlySet<string>;
  /** Additional class of the list. */
  className?: string | undefined;
}

/** Guides as bound books; each whole card is a link. */
export function GuideCards({ guides, copy, readSlugs, className = "" }: GuideCardsProps) {
  return (
    <ul className={`${styles.grid} ${className}`.trim()}>
      {guides.map(({ slug, title, description, ctaText, icon, details }) => (
        <li key={slug} className={styles.card}>
          <div className={styles.cover}>
            {details && <img src={details.cover} alt="" width="1200" height="675" loading="lazy" />}
          </div>
          <div className={styles.text}>
            <span className={styles.icon}>
              <GuideIconDrawing name={icon} />
            </span>
            <h3 className={styles.title}>
              <Link to={buildGuidePath(slug)}>{title}</Link>
            </h3>
            <p className={styles.description}>{description}</p>
            <p className={styles.footer}>
              <span className={styles.cta}>{ctaText}</span>
              <span className={styles.facts}>
                {readSlugs.has(slug) && <span className={styles.readBadge}>{copy.readBadge}</span>}
                {details ? details.readTime : copy.unwrittenBadge}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
