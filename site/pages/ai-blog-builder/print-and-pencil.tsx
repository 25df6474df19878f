import { useId } from "react";
import type { blogSides } from "#content/pages/ai-blog-builder-sections.ts";
import styles from "./print-and-pencil.module.css";

/** Who does what, on one ruled sheet: Angadi's part in print, the owner's in pencil. */
export function PrintAndPencil({ words }: { words: typeof blogSides }) {
  const id = useId();
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <p className="eyebrow">{words.eyebrow}</p>
        <h2 id={id}>{words.heading}</h2>
        <p>{words.lede}</p>
      </div>
      <table className={styles.sheet} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{words.angadi}</th>
            <th scope="col">{words.owner}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map(({ angadi, owner }) => (
            <tr key={angadi}>
              <td>{angadi}</td>
              <td>{owner}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
