import type { crmSides } from "#content/pages/ai-crm-builder-sections.ts";
import { Section } from "../../sections/section/section.tsx";
import styles from "./duty-chart.module.css";

/** Who does what, as the chart that hangs in the back room. */
export function DutyChart({ words }: { words: typeof crmSides }) {
  const mark = (
    <>
      <span className={styles.mark} aria-hidden="true">
        ✓
      </span>
      <span className="visually-hidden">{words.mark}</span>
    </>
  );
  return (
    <Section eyebrow={words.eyebrow} heading={words.heading}>
      <table className={styles.chart}>
        <caption className="visually-hidden">{words.eyebrow}</caption>
        <thead>
          <tr>
            <th scope="col">{words.duty}</th>
            <th scope="col">{words.angadi}</th>
            <th scope="col">{words.owner}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map(({ duty, by }) => (
            <tr key={duty}>
              <th scope="row">{duty}</th>
              <td>{by === "angadi" && mark}</td>
              <td>{by === "owner" && mark}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
