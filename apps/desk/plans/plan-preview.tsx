import type { DeskPlan, HandOff, DeskPlans } from "@angadi/desk-ports/plans";
import { plansCopy as copy } from "../copy/plans.ts";
import { ListTable } from "../layout/list-table.tsx";
import { encodePlans } from "./encode-plans.ts";

interface PlanPreviewProps {
  plans: readonly DeskPlan[];
  plansPort: DeskPlans;
}

/** How the site would show the plans: the targets of its buttons, and its pricing page. */
export function PlanPreview({ plans, plansPort }: PlanPreviewProps) {
  const { handOffs: handOffsCopy } = copy;
  return (
    <>
      <section className="section" aria-labelledby="hand-offs">
        <h2 id="hand-offs">{handOffsCopy.title}</h2>
        <p className="hint readable-width">{handOffsCopy.explanation}</p>
        <HandOffTable handOffs={plansPort.listHandOffs(plans)} />
      </section>
      <section className="section" aria-labelledby="pricing-page">
        <h2 id="pricing-page">{copy.page.title}</h2>
        {plansPort.renderPricingPage ? (
          <PricingFrame plans={plans} />
        ) : (
          <p className="empty">{copy.page.notBuilt}</p>
        )}
      </section>
    </>
  );
}

function HandOffTable({ handOffs }: { handOffs: readonly HandOff[] }) {
  const { columns, formatPrice } = copy.handOffs;
  return (
    <ListTable className="list hand-offs" columns={[columns.plan, columns.monthly, columns.yearly]}>
      {handOffs.map(({ name, monthlyPrice, yearlyPrice, monthlyUrl, yearlyUrl }) => (
        <tr key={name}>
          <td>
            <b>{name}</b>
          </td>
          <td>
            <span className="cell-label">{columns.monthly}</span> {formatPrice(monthlyPrice)}
            <span className="url">{monthlyUrl}</span>
          </td>
          <td>
            <span className="cell-label">{columns.yearly}</span> {formatPrice(yearlyPrice)}
            <span className="url">{yearlyUrl}</span>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

/** The site's pricing page in a frame; its links open the public site. */
function PricingFrame({ plans }: Pick<PlanPreviewProps, "plans">) {
  const query = new URLSearchParams({ draft: encodePlans(plans) });
  const pageUrl = `/plans/page?${query.toString()}`;
  const monthlyUrl = `${pageUrl}#plans`;
  const yearlyUrl = `${pageUrl}&billing=yearly#plans`;
  return (
    <>
      <p className="tabs">
        <a href={monthlyUrl} target="pricing">
          {copy.page.monthly}
        </a>
        <a href={yearlyUrl} target="pricing">
          {copy.page.yearly}
        </a>
        <a href={monthlyUrl} target="_blank" rel="noreferrer">
          {copy.page.openInNewTab}
        </a>
      </p>
      <iframe
        className="pricing-frame"
        name="pricing"
        title={copy.page.frame}
        // Without a fragment, which would scroll the desk's own page.
        src={pageUrl}
        sandbox="allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      />
    </>
  );
}
