import type { brandChange } from "#content/pages/ai-brand-builder-sections.ts";
import { Section } from "../../sections/section/section.tsx";
import styles from "./change.module.css";
import { Mogra } from "./mogra.tsx";

/** The same four things before and after: a board, a bill, a WhatsApp picture, a website. */
export function Change({ words }: { words: typeof brandChange }) {
  return (
    <Section eyebrow={words.eyebrow} heading={words.heading} lede={words.lede} tone="ink">
      <table className={styles.change}>
        <caption className="visually-hidden">{words.eyebrow}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.place}</span>
            </th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map(({ place, before, after }) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              <td>
                <span className={styles.before}>{before}</span>
              </td>
              <td>
                <span className={styles.after}>
                  <Mogra />
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
