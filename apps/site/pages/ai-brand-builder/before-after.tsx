import type { brandChange } from "@angadi/content/pages/ai-brand-builder-sections";
import { Demo } from "../../sections/demo/demo.tsx";
import styles from "./before-after.module.css";
import { SampleLogo } from "./sample-logo.tsx";

/** The same four things before and after: a signboard, a bill, a WhatsApp picture, a website. */
export function BeforeAfter({ content }: { content: typeof brandChange }) {
  return (
    <Demo copy={content.intro} tone="inverse">
      <table className={styles.table}>
        <caption className="visually-hidden">{content.intro.eyebrow}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{content.place}</span>
            </th>
            <th scope="col">{content.before}</th>
            <th scope="col">{content.after}</th>
          </tr>
        </thead>
        <tbody>
          {content.rows.map(({ place, before, after }) => (
            <tr key={place}>
              <th scope="row">{place}</th>
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
