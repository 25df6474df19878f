import { useId } from "react";
import type { blogResponsibilities } from "@angadi/content/pages/ai-blog-builder-sections";
import styles from "./blog-work-split.module.css";

/** Who does what, on one ruled sheet: Angadi's tasks in print, the owner's in pencil. */
export function BlogWorkSplit({ copy }: { copy: typeof blogResponsibilities }) {
  const id = useId();
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <p className="eyebrow">{copy.eyebrow}</p>
        <h2 id={id}>{copy.heading}</h2>
        <p>{copy.lede}</p>
      </div>
      <table className={styles.sheet} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{copy.angadi}</th>
            <th scope="col">{copy.owner}</th>
          </tr>
        </thead>
        <tbody>
          {copy.rows.map(({ angadi, owner }) => (
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
