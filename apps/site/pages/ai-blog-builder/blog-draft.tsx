import type { blogDraft } from "@angadi/content/pages/ai-blog-builder-sections";
import styles from "./blog-draft.module.css";

type Copy = typeof blogDraft;

/** A draft on paper with its outline and the owner's pencil edits. */
export function BlogDraft({ copy }: { copy: Copy }) {
  return (
    <div role="img" aria-label={copy.label} className={styles.tabletop}>
      <div className={styles.paper}>
        <span className={styles.shop}>{copy.shop}</span>
        <span className={styles.title}>{copy.title}</span>
        {copy.sections.map((section, index) => (
          <DraftSection key={index} {...section} />
        ))}
        <span className={styles.unwritten} />
        <span className={styles.note}>{copy.note}</span>
      </div>
      <Outline {...copy.outline} />
    </div>
  );
}

function DraftSection({ heading, pieces }: Copy["sections"][number]) {
  return (
    <>
      {heading && <span className={styles.heading}>{heading}</span>}
      <span className={styles.text}>
        {pieces.map(({ text, removed, added }, index) => {
          if (removed) return <del key={index}>{removed}</del>;
          if (added) return <ins key={index}>{added}</ins>;
          return <span key={index}>{text}</span>;
        })}
      </span>
    </>
  );
}

function Outline({ title, points, writtenCount }: Copy["outline"]) {
  return (
    <div className={styles.outline}>
      <b>{title}</b>
      {points.map((point, index) => (
        <span key={point} className={index < writtenCount ? styles.written : undefined}>
          {point}
        </span>
      ))}
    </div>
  );
}
