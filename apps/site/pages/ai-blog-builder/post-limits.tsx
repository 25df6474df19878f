import { Link } from "react-router";
import type { blogQuotas } from "@angadi/content/pages/ai-blog-builder-sections";
import { Section } from "../../sections/section/section.tsx";
import styles from "./post-limits.module.css";

/** Height of a sheet in a pile, in pixels; an unlimited pile is higher than the picture. */
const SHEET_HEIGHT = 4;
const UNLIMITED_SHEETS = 100;

/** Posts per month by plan, each drawn as a pile of that many sheets. */
export function PostLimits({ copy }: { copy: typeof blogQuotas }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede} tone="ink">
      <ul className={styles.piles}>
        {copy.plans.map(({ name, blogs }) => (
          <li key={name}>
            <span className={styles.place} aria-hidden="true">
              <svg width="100%" height={(Number(blogs) || UNLIMITED_SHEETS) * SHEET_HEIGHT} />
            </span>
            <p>
              <strong>{blogs}</strong> {copy.perMonth}
            </p>
            <p className={styles.plan}>{name}</p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to={copy.link.href}>{copy.link.title}</Link>
      </p>
    </Section>
  );
}
