import { randomUUID } from "node:crypto";
import type { ApplicationDetail } from "@angadi/desk-ports/affiliates";
import type { LeadEvent } from "@angadi/desk-ports/leads";
import { toPartnerLink } from "@angadi/contract/partner-id";
import { type StaffContext, readMessage } from "../request/request-context.ts";
import { applicationCopy as copy, decisionStateLabels } from "../copy/affiliates.ts";
import { flashMessages, leadCopy } from "../copy/leads.ts";
import { renderPage } from "../layout/document.tsx";
import { AreaField, DeskTextField } from "../layout/field.tsx";
import { Conflict } from "../leads/conflict.tsx";
import { Conversation } from "../leads/conversation.tsx";
import { LeadFacts, PhoneLinks } from "../leads/lead-facts.tsx";
import { VersionField } from "../leads/version-field.tsx";
import { StatsLink } from "./stats-link.tsx";
import { loadApplication } from "./load-application.ts";
import { suggestId } from "./suggested-id.ts";

/** The fields of a rejected form, and why it was rejected. */
export interface SubmittedDecision {
  partnerId?: string;
  reason?: string;
  /** What colleagues did since the page was opened. */
  changes?: readonly LeadEvent[];
  problems?: Partial<Record<"partnerId" | "reason", string>>;
}

/** One application: who applied, what was decided, and the next decision. */
export async function renderApplicationPage(
  context: StaffContext,
  submitted: SubmittedDecision = {},
): Promise<Response> {
  const { ports, staff, url } = context;
  const application = await loadApplication(context);
  return renderPage({
    title: application.name,
    staff,
    ports,
    currentPath: "/affiliates",
    status: submitted.changes ? 409 : submitted.problems ? 422 : 200,
    flashMessage: readMessage(url, flashMessages),
    children: (
      <>
        {submitted.changes && <Conflict lead={application} changes={submitted.changes} />}
        <div
          className="record-layout"
          data-live={`/leads/${application.id}/live`}
          data-page={`/affiliates/${application.id}`}
        >
          <aside aria-label={leadCopy.about}>
            <PhoneLinks lead={application} />
            <p>
              <a href={`/leads/${application.id}`}>{copy.emailApplicant}</a>
            </p>
            <LeadFacts lead={application} />
          </aside>
          <div className="record-main">
            <div data-part="decision">
              <ApplicationState {...application} siteUrl={ports.siteUrl} />
              <p className="hint">{ports.canMail ? copy.notified : copy.notNotified}</p>
              <div className="cards">
                <ApproveForm application={application} submitted={submitted} />
                <StatsLink partner={application} />
                <DeclineForm application={application} submitted={submitted} />
              </div>
            </div>
            <p role="status" className="hint" data-presence="replying" />
            <Conversation lead={application} />
          </div>
        </div>
      </>
    ),
  });
}

interface DecisionFormProps {
  application: ApplicationDetail;
  submitted: SubmittedDecision;
}

function ApplicationState({ state, partnerId, siteUrl }: ApplicationDetail & { siteUrl: string }) {
  return (
    <dl className="facts">
      <div>
        <dt>{copy.state}</dt>
        <dd>
          <span className={`status ${state}`}>{decisionStateLabels[state]}</span>
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
          <dd>{toPartnerLink(siteUrl, partnerId)}</dd>
        </div>
      )}
    </dl>
  );
}

function ApproveForm({ application, submitted }: DecisionFormProps) {
  const { id, state, partnerId, company, name } = application;
  if (state === "approved") return null;
  return (
    <form className="card" method="post" action={`/affiliates/${id}/approve`}>
      <h2>{copy.approve.title}</h2>
      {state === "declined" && <p className="hint">{copy.undo.declined}</p>}
      <DecisionFields application={application} />
      <DeskTextField
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

function DeclineForm({ application, submitted }: DecisionFormProps) {
  const { id, state } = application;
  if (state === "declined") return null;
  return (
    <form className="card" method="post" action={`/affiliates/${id}/decline`}>
      <h2>{copy.decline.title}</h2>
      {state === "approved" && <p className="hint">{copy.undo.approved}</p>}
      <DecisionFields application={application} />
      <AreaField
        name="reason"
        label={copy.decline.reason}
        hint={copy.decline.reasonHint}
        defaultValue={submitted.reason}
        problem={submitted.problems?.reason}
        required
      />
      <button className="button danger">{copy.decline.submit}</button>
    </form>
  );
}

/** Hidden fields: the state that the page shows, and a unique key of the form (decide.ts). */
function DecisionFields({ application }: { application: ApplicationDetail }) {
  return (
    <>
      <VersionField lead={application} />
      <input type="hidden" name="shownState" value={application.state} autoComplete="off" />
      <input type="hidden" name="submitKey" value={randomUUID()} autoComplete="off" />
    </>
  );
}
