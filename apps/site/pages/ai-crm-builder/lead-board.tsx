import type { crmBoard } from "@angadi/content/pages/ai-crm-builder-sections";
import { formatRupees } from "@angadi/formats/rupees";
import { SampleLabel } from "../../sections/sample-label/sample-label.tsx";
import styles from "./lead-board.module.css";

type Copy = typeof crmBoard;
type Column = Copy["columns"][number];

/** A kanban board of enquiries. */
export function LeadBoard({ copy }: { copy: Copy }) {
  const columnLabels = copy.columns.map(
    ({ title, leads }) =>
      `${title}: ${leads.map((lead) => `${lead.name}, ${formatRupees(lead.rupees)}`).join("; ")}.`,
  );
  return (
    <div className={styles.board}>
      <div role="img" aria-label={[copy.label, ...columnLabels].join(" ")}>
        <span className={styles.shop}>{copy.shop}</span>
        <div className={styles.columns}>
          {copy.columns.map((column) => (
            <LeadColumn key={column.title} {...column} />
          ))}
        </div>
      </div>
      <SampleLabel content={copy} />
    </div>
  );
}

function LeadColumn({ title, leads }: Column) {
  const total = leads.reduce((sum, lead) => sum + lead.rupees, 0);
  return (
    <div className={styles.column}>
      <span className={styles.header}>
        <b>{title}</b> {formatRupees(total)}
      </span>
      {leads.map((lead) => (
        <div key={lead.name} className={`${styles.lead} ${lead.isCurrent ? styles.current : ""}`}>
          <b>{lead.name}</b>
          <span className={styles.need}>{lead.need}</span>
          <span className={styles.value}>{formatRupees(lead.rupees)}</span>
          <span className={styles.nextStep}>{lead.nextStep}</span>
        </div>
      ))}
    </div>
  );
}
