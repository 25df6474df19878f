import type { LeadDetail } from "@angadi/contract/desk/leads";
import type { StaffRecord } from "@angadi/contract/desk/staff";
import { LEAD_STATUSES } from "@angadi/contract/desk/leads";
import { HttpError, type StaffContext, flashMessage } from "../request-context.ts";
import { done, lead as copy, statuses } from "../copy/leads.ts";
import { errors } from "../copy/shell.ts";
import { renderPage } from "../layout/document.tsx";
import { AreaField, SelectField } from "../layout/field.tsx";
import { History } from "./history.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { Mails } from "./mails.tsx";
import { ReplyForm } from "./reply-form.tsx";
import type { SubmittedForm } from "./submitted-form.ts";

/** One lead: its message, origin, history and actions. */
export async function renderLeadPage(
  context: StaffContext,
  submitted: SubmittedForm = {},
): Promise<Response> {
  const { ports, staff, url } = context;
  const lead = await ports.leads.find(context.param("id"));
  if (!lead) throw new HttpError(404, errors.leadGone);
  const people = await ports.accounts.list();
  return renderPage({
    title: lead.name,
    staff,
    ports,
    currentPath: "/leads",
    status: submitted.problems ? 422 : 200,
    done: flashMessage(url, done),
    children: (
      <div className="file">
        <section className="what">
          {lead.message === null ? (
            <p className="hint">{lead.company === null && copy.noMessage}</p>
          ) : (
            <p className="words">{lead.message}</p>
          )}
          {lead.kind === "affiliate-application" && (
            <p>
              <a className="button" href={`/affiliates/${lead.id}`}>
                {copy.application}
              </a>
            </p>
          )}
          <Mails lead={lead} />
          <ReplyForm lead={lead} canMail={ports.canMail} submitted={submitted} />
          <History events={lead.events} />
        </section>
        <aside aria-label={copy.about}>
          <LeadFacts lead={lead} />
          <StateForms lead={lead} people={people} />
          <NoteForm id={lead.id} submitted={submitted} />
          <p>
            <a className="grave" href={`/leads/${lead.id}/forget`}>
              {copy.forget.link}
            </a>
          </p>
        </aside>
      </div>
    ),
  });
}

function StateForms({ lead, people }: { lead: LeadDetail; people: readonly StaffRecord[] }) {
  // Deactivated staff keep their leads but cannot be assigned new ones.
  const assignees = people.filter(({ id, deactivatedAt }) => !deactivatedAt || id === lead.ownerId);
  return (
    <>
      <form className="pair" method="post" action={`/leads/${lead.id}/status`}>
        <SelectField
          name="status"
          label={copy.status.label}
          defaultValue={lead.status}
          options={LEAD_STATUSES.map((status) => [status, statuses[status]] as const)}
        />
        <button className="button quiet">{copy.status.submit}</button>
      </form>
      <form className="pair" method="post" action={`/leads/${lead.id}/owner`}>
        <SelectField
          name="owner"
          label={copy.owner.label}
          defaultValue={lead.ownerId ?? ""}
          options={[
            ["", copy.owner.nobody],
            ...assignees.map(({ id, name }) => [id, name] as const),
          ]}
        />
        <button className="button quiet">{copy.owner.submit}</button>
      </form>
    </>
  );
}

function NoteForm({ id, submitted: { note, problems } }: { id: string; submitted: SubmittedForm }) {
  return (
    <form className="stack" method="post" action={`/leads/${id}/note`} data-guard="">
      <AreaField
        name="note"
        label={copy.note.label}
        defaultValue={note}
        problem={problems?.note}
        required
      />
      <button className="button quiet">{copy.note.submit}</button>
    </form>
  );
}
