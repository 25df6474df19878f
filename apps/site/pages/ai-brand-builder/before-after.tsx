import type { brandChange } from "@angadi/content/pages/ai-brand-builder-sections";
import { Section } from "../../sections/section/section.tsx";
import styles from "./before-after.module.css";
import { SampleLogo } from "./sample-logo.tsx";

/** The same four things before and after: a board, a bill, a WhatsApp picture, a website. */
export function BeforeAfter({ copy }: { copy: typeof brandChange }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede} tone="ink">
      <table className={styles.change}>
        <caption className="visually-hidden">{copy.eyebrow}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{copy.place}</span>
            </th>
            <th scope="col">{copy.before}</th>
            <th scope="col">{copy.after}</th>
          </tr>
        </thead>
        <tbody>
          {copy.rows.map(({ place, before, after }) => (
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
    </Section>
  );
}
