import type { blogResponsibilities } from "@angadi/content/pages/ai-blog-builder-sections";
import { Demo } from "../../sections/demo/demo.tsx";
import styles from "./who-does-what.module.css";

/** What Angadi writes, and what the owner checks. */
export function WhoDoesWhat({ content }: { content: typeof blogResponsibilities }) {
  return (
    <Demo copy={content.intro}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{content.angadi}</th>
            <th scope="col">{content.owner}</th>
          </tr>
        </thead>
        <tbody>
          {content.rows.map(({ angadi, owner }) => (
            <tr key={angadi}>
              <td>{angadi}</td>
              <td>{owner}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Demo>
  );
}
