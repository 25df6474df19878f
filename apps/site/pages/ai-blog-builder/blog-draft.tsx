import type { blogDraft } from "@angadi/content/pages/ai-blog-builder-sections";
import styles from "./blog-draft.module.css";

type Copy = typeof blogDraft;

/** A draft on the desk with its outline and the owner's pencil edits. */
export function BlogDraft({ copy }: { copy: Copy }) {
  return (
    <div role="img" aria-label={copy.label} className={styles.desk}>
      <div className={styles.sheet}>
        <span className={styles.shop}>{copy.shop}</span>
        <span className={styles.title}>{copy.title}</span>
        {copy.parts.map((part, index) => (
          <Part key={index} {...part} />
        ))}
        <span className={styles.unwritten} />
        <span className={styles.note}>{copy.note}</span>
      </div>
      <Outline {...copy.outline} />
    </div>
  );
}

function Part({ heading, pieces }: Copy["parts"][number]) {
  return (
    <>
      {heading && <span className={styles.heading}>{heading}</span>}
      <span className={styles.text}>
        {pieces.map(({ text, out, add }, index) => {
          if (out) return <del key={index}>{out}</del>;
          if (add) return <ins key={index}>{add}</ins>;
          return <span key={index}>{text}</span>;
        })}
      </span>
    </>
  );
}

function Outline({ title, points, done }: Copy["outline"]) {
  return (
    <div className={styles.outline}>
      <b>{title}</b>
      {points.map((point, index) => (
        <span key={point} className={index < done ? styles.done : undefined}>
          {point}
        </span>
      ))}
    </div>
  );
}
