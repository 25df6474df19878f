import { randomUUID } from "node:crypto";
import type { ApplicationDetail } from "@angadi/desk-ports/affiliates";
import type { LeadEvent } from "@angadi/desk-ports/leads";
import { partnerLink } from "@angadi/contract/partner-id";
import { HttpError, type StaffContext, flashMessage } from "../request/request-context.ts";
import { application as copy, states } from "../copy/affiliates.ts";
import { done, lead as leadCopy } from "../copy/leads.ts";
import { errors } from "../copy/shell.ts";
import { renderPage } from "../layout/document.tsx";
import { AreaField, TextField } from "../layout/field.tsx";
import { Conflict } from "../leads/conflict.tsx";
import { Conversation } from "../leads/conversation.tsx";
import { LeadFacts, PhoneLinks } from "../leads/lead-facts.tsx";
import { VersionField } from "../leads/version-field.tsx";
import { NumbersLink } from "./numbers-link.tsx";
import { suggestId } from "./suggested-id.ts";

/** Fields of a refused form, and why it was refused. */
export interface SubmittedForm {
  partnerId?: string;
  reason?: string;
  /** What others did since the page was opened. */
  changes?: readonly LeadEvent[];
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
    status: submitted.changes ? 409 : submitted.problems ? 422 : 200,
    done: flashMessage(url, done),
    children: (
      <>
        {submitted.changes && <Conflict lead={found} changes={submitted.changes} />}
        <div
          className="file"
          data-live={`/leads/${found.id}/live`}
          data-page={`/affiliates/${found.id}`}
        >
          <aside aria-label={leadCopy.about}>
            <PhoneLinks lead={found} />
            <p>
              <a href={`/leads/${found.id}`}>{copy.write}</a>
            </p>
            <LeadFacts lead={found} />
          </aside>
          <div className="what">
            <div data-part="decision">
              <State found={found} siteUrl={ports.siteUrl} />
              <p className="hint">{ports.canMail ? copy.notified : copy.notNotified}</p>
              <div className="slips">
                <ApproveForm found={found} submitted={submitted} />
                <NumbersLink found={found} />
                <RefuseForm found={found} submitted={submitted} />
              </div>
            </div>
            <p role="status" className="hint" data-others="replying" />
            <Conversation lead={found} />
          </div>
        </div>
      </>
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
      <DecisionFields found={found} />
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
    <form className="slip" method="post" action={`/affiliates/${id}/refuse`}>
      <h2>{copy.refuse.title}</h2>
      {state === "approved" && <p className="hint">{copy.undo.approved}</p>}
      <DecisionFields found={found} />
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

/** Hidden fields: what the page shows, and a submit key (apps/desk/affiliates/decide.ts). */
function DecisionFields({ found }: { found: ApplicationDetail }) {
  return (
    <>
      <VersionField lead={found} />
      <input type="hidden" name="was" value={found.state} autoComplete="off" />
      <input type="hidden" name="once" value={randomUUID()} autoComplete="off" />
    </>
  );
}
