import { randomUUID } from "node:crypto";
import type { ApplicationDetail } from "@angadi/contract/desk/affiliates";
import { partnerLink } from "@angadi/contract/partner-id";
import { HttpError, type StaffContext, flashMessage } from "../request-context.ts";
import { application as copy, states } from "../copy/affiliates.ts";
import { done, lead as leadCopy } from "../copy/leads.ts";
import { errors } from "../copy/shell.ts";
import { renderPage } from "../layout/document.tsx";
import { AreaField, TextField } from "../layout/field.tsx";
import { History } from "../leads/history.tsx";
import { LeadFacts } from "../leads/lead-facts.tsx";
import { Mails } from "../leads/mails.tsx";
import { NumbersLink } from "./numbers-link.tsx";
import { suggestId } from "./suggested-id.ts";

/** Fields of a rejected form, and why it was rejected. */
interface SubmittedForm {
  partnerId?: string;
  reason?: string;
  problems?: Partial<Record<"partnerId" | "reason", string>>;
}

/** One application: who applied, what was decided, and the next decision. */
export async function renderApplicationPage(
  context: StaffContext,
  submitted: SubmittedForm = {},
): Promise<Response> {
  const { ports, staff, url } = context;
  const found = await ports.affiliates.find(context.param("id"));
  if (!found) throw new HttpError(404, errors.leadGone);
  return renderPage({
    title: found.name,
    staff,
    ports,
    currentPath: "/affiliates",
    status: submitted.problems ? 422 : 200,
    done: flashMessage(url, done),
    children: (
      <div className="file">
        <section className="what">
          <State found={found} siteUrl={ports.siteUrl} />
          <p className="hint">{ports.canMail ? copy.notified : copy.notNotified}</p>
          <div className="slips">
            <ApproveForm found={found} submitted={submitted} />
            <NumbersLink found={found} />
            <RefuseForm found={found} submitted={submitted} />
          </div>
          <Mails lead={found} />
          <History events={found.events} />
        </section>
        <aside aria-label={leadCopy.about}>
          <LeadFacts lead={found} />
          <p>
            <a href={`/leads/${found.id}`}>{copy.write}</a>
          </p>
        </aside>
      </div>
    ),
  });
}

function State({ found, siteUrl }: { found: ApplicationDetail; siteUrl: string }) {
  const { state, partnerId } = found;
  return (
    <dl className="facts">
      <div>
        <dt>{copy.state}</dt>
        <dd>
          <span className={`status ${state}`}>{states[state]}</span>
        </dd>
      </div>
      {partnerId && (
        <div>
          <dt>{copy.partnerId}</dt>
          <dd>
            {partnerId} · <a href={`/leads?partner=${partnerId}`}>{copy.leads}</a>
          </dd>
        </div>
      )}
      {partnerId && state === "approved" && (
        <div>
          <dt>{copy.link}</dt>
          <dd>{partnerLink(siteUrl, partnerId)}</dd>
        </div>
      )}
    </dl>
  );
}

function ApproveForm({ found, submitted }: { found: ApplicationDetail; submitted: SubmittedForm }) {
  const { id, state, partnerId, company, name } = found;
  if (state === "approved") return null;
  return (
    <form className="slip" method="post" action={`/affiliates/${id}/approve`}>
      <h2>{copy.approve.title}</h2>
      {state === "refused" && <p className="hint">{copy.undo.refused}</p>}
      <DecisionFields state={state} />
      <TextField
        name="partnerId"
        label={copy.approve.id}
        hint={copy.approve.idHint}
        defaultValue={submitted.partnerId ?? partnerId ?? suggestId(company?.name ?? "", name)}
        problem={submitted.problems?.partnerId}
        autoComplete="off"
        required
      />
      <button className="button">{copy.approve.submit}</button>
    </form>
  );
}

function RefuseForm({ found, submitted }: { found: ApplicationDetail; submitted: SubmittedForm }) {
  const { id, state } = found;
  if (state === "refused") return null;
  return (
    <form className="slip" method="post" action={`/affiliates/${id}/refuse`} data-guard="">
      <h2>{copy.refuse.title}</h2>
      {state === "approved" && <p className="hint">{copy.undo.approved}</p>}
      <DecisionFields state={state} />
      <AreaField
        name="reason"
        label={copy.refuse.reason}
        hint={copy.refuse.reasonHint}
        defaultValue={submitted.reason}
        problem={submitted.problems?.reason}
        required
      />
      <button className="button danger">{copy.refuse.submit}</button>
    </form>
  );
}

/** Hidden fields: the displayed state and a submit key (apps/desk/affiliates/decide.ts). */
function DecisionFields({ state }: Pick<ApplicationDetail, "state">) {
  return (
    <>
      <input type="hidden" name="was" value={state} />
      <input type="hidden" name="once" value={randomUUID()} />
    </>
  );
}
