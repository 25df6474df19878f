import { guidePath } from "../../addresses.ts";
import { Link } from "react-router";
import styles from "./guide-cards.module.css";
import { type GuideIcon, GuideIconDrawing } from "./icons.tsx";

/** A guide as its card shows it. */
export interface GuideCard {
  slug: string;
  title: string;
  description: string;
  ctaText: string;
  icon: GuideIcon;
  /** Null for a guide that is not written yet. */
  written: { cover: string; readTime: string } | null;
}

export interface GuideCardCopy {
  /** Mark of a guide the visitor has read to its end. */
  read: string;
  /** Mark of a guide that is not published yet. */
  unwritten: string;
}

interface GuideCardsProps {
  guides: readonly GuideCard[];
  copy: GuideCardCopy;
  /** Level of the cards' headings: one below the heading they stand under. */
  level: 2 | 3;
  /** Slugs of those the visitor has read. */
  read: ReadonlySet<string>;
  /** A class that the list has as well. */
  className?: string | undefined;
}

/** Guides as bound books, each link as wide as its card. */
export function GuideCards({ guides, copy, level, read, className = "" }: GuideCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={`${styles.grid} ${className}`.trim()}>
      {guides.map(({ slug, title, description, ctaText, icon, written }) => (
        <li key={slug} className={styles.card}>
          <div className={styles.cover}>
            {written && <img src={written.cover} alt="" width="1200" height="675" loading="lazy" />}
          </div>
          <div className={styles.text}>
            <span className={styles.icon}>
              <GuideIconDrawing name={icon} />
            </span>
            <Heading className={styles.title}>
              <Link to={guidePath(slug)}>{title}</Link>
            </Heading>
            <p className={styles.description}>{description}</p>
            <p className={styles.foot}>
              <span className={styles.cta}>{ctaText}</span>
              <span className={styles.facts}>
                {read.has(slug) && <span className={styles.read}>{copy.read}</span>}
                {written ? written.readTime : copy.unwritten}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
