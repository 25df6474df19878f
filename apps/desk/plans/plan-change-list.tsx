import type { DeskPlan, HandOff } from "@angadi/desk-ports/plans";
import { plansCopy as copy } from "../copy/plans.ts";
import { ListTable } from "../layout/list-table.tsx";
import { listPlanChanges, listPlanWarnings } from "./plan-changes.ts";

interface PlanChangeListProps {
  before: readonly DeskPlan[];
  after: readonly DeskPlan[];
  handOffs: readonly HandOff[];
}

/** The changes that would be saved, with warnings about probable mistakes. */
export function PlanChangeList({ before, after, handOffs }: PlanChangeListProps) {
  const changes = listPlanChanges(before, after);
  const warnings = listPlanWarnings(after, handOffs);
  const { columns } = copy.changes;
  return (
    <section className="section" aria-labelledby="changes">
      <h2 id="changes">{copy.changes.title}</h2>
      {changes.length === 0 ? (
        <p>{copy.changes.none}</p>
      ) : (
        <ListTable columns={[columns.plan, columns.field, columns.before, columns.after]}>
          {changes.map(({ plan, field, before: oldValue, after: newValue }) => (
            <tr key={plan + field}>
              <td>{plan}</td>
              <td>{field}</td>
              <td>
                <del>{oldValue}</del>
              </td>
              <td>
                <ins>{newValue}</ins>
              </td>
            </tr>
          ))}
        </ListTable>
      )}
      {warnings.length > 0 && (
        <div className="notice warning-notice">
          <b>{copy.warnings.title}</b>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
