import type { crmResponsibilities } from "@angadi/content/pages/ai-crm-builder-sections";
import { Section } from "../../sections/section/section.tsx";
import styles from "./crm-work-split.module.css";

/** Who does what, as a staff-room duty chart. */
export function CrmWorkSplit({ copy }: { copy: typeof crmResponsibilities }) {
  const mark = (
    <>
      <span className={styles.mark} aria-hidden="true">
        ✓
      </span>
      <span className="visually-hidden">{copy.mark}</span>
    </>
  );
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading}>
      <table className={styles.chart}>
        <caption className="visually-hidden">{copy.eyebrow}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.duty}</th>
            <th scope="col">{copy.angadi}</th>
            <th scope="col">{copy.owner}</th>
          </tr>
        </thead>
        <tbody>
          {copy.rows.map(({ duty, by }) => (
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
