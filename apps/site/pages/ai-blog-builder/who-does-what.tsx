import type { blogResponsibilities } from "@angadi/content/pages/ai-blog-builder-sections";
import { Demo } from "../../sections/demo/demo.tsx";
import styles from "./who-does-what.module.css";

/** What Angadi writes, and what the owner checks. */
export function WhoDoesWhat({ copy }: { copy: typeof blogResponsibilities }) {
  return (
    <Demo copy={copy.intro}>
      <table className={styles.table}>
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
    </Demo>
  );
}
