import { randomUUID } from "node:crypto";
import type { LeadDetail } from "@angadi/desk-ports/leads";
import type { StaffRecord } from "@angadi/desk-ports/staff";
import { LEAD_STATUSES } from "@angadi/desk-ports/leads";
import { HttpError, type StaffContext, readMessage } from "../request/request-context.ts";
import { flashMessages, leadCopy as copy, leadStatusLabels } from "../copy/leads.ts";
import { errorsCopy } from "../copy/shell.ts";
import { renderPage } from "../layout/document.tsx";
import { AreaField, DeskSelectField } from "../layout/field.tsx";
import { Conflict } from "./conflict.tsx";
import { Conversation } from "./conversation.tsx";
import { LeadFacts, PhoneLinks } from "./lead-facts.tsx";
import { ReplyForm } from "./reply-form.tsx";
import type { SubmittedLeadForm } from "./submitted-lead-form.ts";
import { VersionField } from "./version-field.tsx";

/** Renders a lead: sender and state at the side, conversation and forms in the main column. */
export async function renderLeadPage(
  context: StaffContext,
  submitted: SubmittedLeadForm = {},
): Promise<Response> {
  const { ports, staff, url } = context;
  const lead = await ports.leads.find(context.param("id"));
  if (!lead) throw new HttpError(404, errorsCopy.leadNotFound);
  const people = await ports.accounts.list();
  return renderPage({
    title: lead.name,
    staff,
    ports,
    currentPath: "/leads",
    status: submitted.changes ? 409 : submitted.problems ? 422 : 200,
    flashMessage: readMessage(url, flashMessages),
    children: (
      <>
        {submitted.changes && <Conflict lead={lead} changes={submitted.changes} />}
        <div
          className="record-layout"
          data-live={`/leads/${lead.id}/live`}
          data-page={`/leads/${lead.id}`}
        >
          <aside aria-label={copy.about} data-part="about">
            <PhoneLinks lead={lead} />
            <StateForms lead={lead} people={people} submitted={submitted} />
            <LeadFacts lead={lead} />
          </aside>
          <div className="record-main">
            {lead.kind === "affiliate-application" && (
              <p>
                <a className="button" href={`/affiliates/${lead.id}`}>
                  {copy.reviewApplication}
                </a>
              </p>
            )}
            {lead.context.draft && (
              <p>
                <a
                  className="button quiet"
                  href={ports.siteUrl + lead.context.draft}
                  target="_blank"
                  rel="noreferrer"
                >
                  {copy.openDraft}
                </a>
              </p>
            )}
            <Conversation lead={lead} />
            <div>
              <div className="hint" role="status">
                <p data-new-entry={copy.newEntry} />
                <p data-presence="replying" />
              </div>
              <div data-part="reply">
                <ReplyForm lead={lead} canMail={ports.canMail} submitted={submitted} />
              </div>
            </div>
            <NoteForm id={lead.id} submitted={submitted} />
            <p>
              <a className="danger-link" href={`/leads/${lead.id}/forget`}>
                {copy.deletePerson.link}
              </a>
            </p>
          </div>
        </div>
      </>
    ),
  });
}

interface StateFormsProps {
  lead: LeadDetail;
  people: readonly StaffRecord[];
  submitted: Pick<SubmittedLeadForm, "status" | "owner">;
}

function StateForms({ lead, people, submitted }: StateFormsProps) {
  // Deactivated staff keep their leads but cannot be assigned new ones.
  const assignees = people.filter(({ id, deactivatedAt }) => !deactivatedAt || id === lead.ownerId);
  return (
    <div className="state-forms">
      <form className="stack" method="post" action={`/leads/${lead.id}/status`} data-draft="">
        <VersionField lead={lead} />
        <DeskSelectField
          name="status"
          label={copy.status.label}
          defaultValue={submitted.status ?? lead.status}
          options={LEAD_STATUSES.map((status) => [status, leadStatusLabels[status]] as const)}
        />
        <button className="button quiet">{copy.status.submit}</button>
      </form>
      <form className="stack" method="post" action={`/leads/${lead.id}/owner`} data-draft="">
        <VersionField lead={lead} />
        <DeskSelectField
          name="owner"
          label={copy.owner.label}
          defaultValue={submitted.owner ?? lead.ownerId ?? ""}
          options={[
            ["", copy.owner.unassigned],
            ...assignees.map(({ id, name }) => [id, name] as const),
          ]}
        />
        <button className="button quiet">{copy.owner.submit}</button>
      </form>
    </div>
  );
}

function NoteForm({
  id,
  submitted: { note, problems },
}: {
  id: string;
  submitted: SubmittedLeadForm;
}) {
  return (
    <form className="stack" method="post" action={`/leads/${id}/note`}>
      <input type="hidden" name="submitKey" value={randomUUID()} autoComplete="off" />
      <AreaField
        name="note"
        label={copy.note.label}
        hint={copy.note.hint}
        defaultValue={note}
        problem={problems?.note}
        required
      />
      <button className="button quiet">{copy.note.submit}</button>
    </form>
  );
}
