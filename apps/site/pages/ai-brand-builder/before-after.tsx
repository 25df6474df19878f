import type { brandChange } from "@angadi/content/pages/ai-brand-builder-sections";
import { Demo } from "../../sections/demo/demo.tsx";
import styles from "./before-after.module.css";
import { SampleLogo } from "./sample-logo.tsx";

/** A signboard, a bill, a WhatsApp name and a website, each before and after. */
export function BeforeAfter({ copy }: { copy: typeof brandChange }) {
  return (
    <Demo copy={copy.intro} tone="inverse">
      <table className={styles.table}>
        <caption className="visually-hidden">{copy.intro.eyebrow}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{copy.medium}</span>
            </th>
            <th scope="col">{copy.before}</th>
            <th scope="col">{copy.after}</th>
          </tr>
        </thead>
        <tbody>
          {copy.rows.map(({ medium, before, after }) => (
            <tr key={medium}>
              <th scope="row">{medium}</th>
              <td>
                <span className={styles.before}>{before}</span>
              </td>
              <td>
                <span className={styles.after}>
                  <SampleLogo />
                  {after}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Demo>
  );
}
