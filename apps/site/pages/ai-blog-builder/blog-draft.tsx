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
        <Pencil />
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

function Pencil() {
  return (
    <svg viewBox="0 0 250 30" className={styles.pencil}>
      <path d="M0 15 34 2v26z" fill="#fdecc0" />
      <path d="M0 15 12 10.4v9.2z" fill="#2b3a9b" />
      <path d="M34 2h186v26H34z" fill="#2b3a9b" />
      <path d="M34 10.5h186v9H34z" fill="#e2e6fb" />
      <path d="M220 2h12v26h-12z" fill="#1c1d3a" />
      <path d="M232 2h8a10 10 0 0 1 10 10v6a10 10 0 0 1-10 10h-8z" fill="#c03217" />
    </svg>
  );
}
