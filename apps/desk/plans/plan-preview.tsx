import type { DeskPlan, HandOff, DeskPlans } from "@angadi/desk-ports/plans";
import { plans as copy } from "../copy/plans.ts";
import { ColumnHeads } from "../layout/column-heads.tsx";
import { encodeDraft } from "./draft.ts";

interface PlanPreviewProps {
  plans: readonly DeskPlan[];
  desk: DeskPlans;
}

/** How the site would show the plans: the targets of its buttons, and its pricing page. */
export function PlanPreview({ plans, desk }: PlanPreviewProps) {
  const { handOffs } = copy;
  return (
    <>
      <section className="part" aria-labelledby="hand-offs">
        <h2 id="hand-offs">{handOffs.title}</h2>
        <p className="hint lines">{handOffs.explanation}</p>
        <HandOffs rows={desk.handOffs(plans)} />
      </section>
      <section className="part" aria-labelledby="pricing-page">
        <h2 id="pricing-page">{copy.page.title}</h2>
        {desk.page ? <PricingFrame plans={plans} /> : <p className="empty">{copy.page.unbuilt}</p>}
      </section>
    </>
  );
}

function HandOffs({ rows }: { rows: readonly HandOff[] }) {
  const { columns, amount } = copy.handOffs;
  return (
    <div className="sheet">
      <table className="list hand-offs">
        <ColumnHeads names={[columns.plan, columns.monthly, columns.yearly]} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <td>
                <b>{row.name}</b>
              </td>
              <td>
                <span className="cell-label">{columns.monthly}</span> {amount(row.monthlyPrice)}
                <span className="address">{row.monthly}</span>
              </td>
              <td>
                <span className="cell-label">{columns.yearly}</span> {amount(row.yearlyPrice)}
                <span className="address">{row.yearly}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The site's own page in a frame; its toggles work, its links open the real site. */
function PricingFrame({ plans }: Pick<PlanPreviewProps, "plans">) {
  const query = new URLSearchParams({ draft: encodeDraft(plans) });
  const page = `/plans/page?${query.toString()}`;
  const address = (billing: string) => `${page}${billing}#plans`;
  const yearly = "&billing=yearly";
  return (
    <>
      <p className="tabs">
        <a href={address("")} target="pricing">
          {copy.page.monthly}
        </a>
        <a href={address(yearly)} target="pricing">
          {copy.page.yearly}
        </a>
        <a href={address("")} target="_blank" rel="noreferrer">
          {copy.page.openInNewTab}
        </a>
      </p>
      <iframe
        className="pricing-frame"
        name="pricing"
        title={copy.page.frame}
        // Without a fragment: it would scroll the desk's own page.
        src={page}
        sandbox="allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      />
    </>
  );
}
