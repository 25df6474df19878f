import { Link } from "react-router";
import { Section } from "../section/section.tsx";
import styles from "./plain-terms.module.css";

export interface PlainTermsWords {
  heading: string;
  points: readonly { title: string; text: string }[];
  link: { title: string; href: string };
}

/** What a visitor agrees to by paying, in three plain points. */
export function PlainTerms({ words }: { words: PlainTermsWords }) {
  return (
    <Section heading={words.heading} tone="ink">
      <dl className={styles.points}>
        {words.points.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        <Link to={words.link.href}>{words.link.title}</Link>
      </p>
    </Section>
  );
}
