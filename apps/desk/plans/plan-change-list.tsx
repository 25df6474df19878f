import type { DeskPlan, DeskPlans } from "@angadi/desk-ports/plans";
import { plans as copy } from "../copy/plans.ts";
import { ColumnHeads } from "../layout/column-heads.tsx";
import { listPlanChanges, listPlanWarnings } from "./plan-changes.ts";

interface PlanChangesProps {
  before: readonly DeskPlan[];
  after: readonly DeskPlan[];
  plans: Pick<DeskPlans, "handOffs">;
}

/** The changes that would be saved, with warnings about probable mistakes. */
export function PlanChanges({ before, after, plans }: PlanChangesProps) {
  const changes = listPlanChanges(before, after);
  const warnings = listPlanWarnings(after, plans.handOffs(after));
  const { columns } = copy.changes;
  return (
    <section className="part" aria-labelledby="changes">
      <h2 id="changes">{copy.changes.title}</h2>
      {changes.length === 0 ? (
        <p>{copy.changes.none}</p>
      ) : (
        <div className="sheet">
          <table className="list">
            <ColumnHeads names={[columns.plan, columns.what, columns.before, columns.after]} />
            <tbody>
              {changes.map(({ plan, what, before: oldValue, after: newValue }) => (
                <tr key={plan + what}>
                  <td>{plan}</td>
                  <td>{what}</td>
                  <td>
                    <del>{oldValue}</del>
                  </td>
                  <td>
                    <ins>{newValue}</ins>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {warnings.length > 0 && (
        <div className="notice caution">
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
