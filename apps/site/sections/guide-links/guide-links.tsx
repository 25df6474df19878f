import { useId } from "react";
import { Link } from "react-router";
import { buildGuidePath } from "../../addresses/paths.ts";
import styles from "./guide-links.module.css";

/** A guide shown as a single line. */
export interface GuideLink {
  slug: string;
  title: string;
  /** Anchor within the guide: "#tool". */
  hash?: string;
}

/** Links to guides, as many columns as fit. */
export function GuideLinks({ label, guides }: { label: string; guides: readonly GuideLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.guides}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul className={styles.list}>
        {guides.map(({ slug, title, hash = "" }) => (
          <li key={title}>
            <Link to={`${buildGuidePath(slug)}${hash}`} className={styles.guide}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
