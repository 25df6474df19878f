import type { DeskPlan, HandOff, DeskPlans } from "@angadi/desk-ports/plans";
import { plans as copy } from "../copy/plans.ts";
import { ListTable } from "../layout/list-table.tsx";
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
      <section className="section" aria-labelledby="hand-offs">
        <h2 id="hand-offs">{handOffs.title}</h2>
        <p className="hint readable-width">{handOffs.explanation}</p>
        <HandOffTable rows={desk.listHandOffs(plans)} />
      </section>
      <section className="section" aria-labelledby="pricing-page">
        <h2 id="pricing-page">{copy.page.title}</h2>
        {desk.renderPricingPage ? (
          <PricingFrame plans={plans} />
        ) : (
          <p className="empty">{copy.page.notBuilt}</p>
        )}
      </section>
    </>
  );
}

function HandOffTable({ rows }: { rows: readonly HandOff[] }) {
  const { columns, amount } = copy.handOffs;
  return (
    <ListTable className="list hand-offs" columns={[columns.plan, columns.monthly, columns.yearly]}>
      {rows.map((row) => (
        <tr key={row.name}>
          <td>
            <b>{row.name}</b>
          </td>
          <td>
            <span className="cell-label">{columns.monthly}</span> {amount(row.monthlyPrice)}
            <span className="url">{row.monthly}</span>
          </td>
          <td>
            <span className="cell-label">{columns.yearly}</span> {amount(row.yearlyPrice)}
            <span className="url">{row.yearly}</span>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

/** The site's pricing page in a frame; its links open the public site. */
function PricingFrame({ plans }: Pick<PlanPreviewProps, "plans">) {
  const query = new URLSearchParams({ draft: encodeDraft(plans) });
  const page = `/plans/page?${query.toString()}`;
  const getPageUrl = (billing: string) => `${page}${billing}#plans`;
  const yearly = "&billing=yearly";
  return (
    <>
      <p className="tabs">
        <a href={getPageUrl("")} target="pricing">
          {copy.page.monthly}
        </a>
        <a href={getPageUrl(yearly)} target="pricing">
          {copy.page.yearly}
        </a>
        <a href={getPageUrl("")} target="_blank" rel="noreferrer">
          {copy.page.openInNewTab}
        </a>
      </p>
      <iframe
        className="pricing-frame"
        name="pricing"
        title={copy.page.frame}
        // Without a fragment, which would scroll the desk's own page.
        src={page}
        sandbox="allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      />
    </>
  );
}
