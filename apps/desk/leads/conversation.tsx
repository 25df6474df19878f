import type { LeadDetail, LeadEvent, SentMail } from "@angadi/desk-ports/leads";
import { leadCopy as copy } from "../copy/leads.ts";
import { EventTitle } from "../layout/event-title.tsx";
import { Time } from "../layout/time.tsx";

/** The message and all later events, oldest first; replies and notes are shown in full. */
export function Conversation({ lead }: { lead: LeadDetail }) {
  const { events, mails } = lead;
  const eventMailIds = new Set(events.map(({ after }) => after));
  // Mails about a decision have no event of their own.
  const otherMails = mails.filter(({ id }) => !eventMailIds.has(id));
  const entries = [
    ...events.map((event) => ({
      at: event.at,
      event,
      mail: mails.find(({ id }) => id === event.after),
    })),
    ...otherMails.map((mail) => ({ at: mail.createdAt, event: undefined, mail })),
  ].toSorted((a, b) => Number(a.at > b.at) - Number(a.at < b.at));
  return (
    <section data-part="conversation">
      <h2>{copy.conversation}</h2>
      <ol className="conversation">
        {lead.message !== null && (
          <li className="entry incoming">
            <p className="hint">
              <b>{lead.name}</b> · <Time at={lead.createdAt} />
            </p>
            <p className="message-text">{lead.message}</p>
          </li>
        )}
        {entries.map(({ event, mail }) => (
          <Entry key={event?.id ?? mail?.id} lead={lead} event={event} mail={mail} />
        ))}
      </ol>
      {lead.message === null && entries.length === 0 && (
        <p className="hint">{copy.emptyConversation}</p>
      )}
    </section>
  );
}

interface EntryProps {
  lead: LeadDetail;
  event: LeadEvent | undefined;
  mail: SentMail | undefined;
}

/** Its id is its form's submit key, by which a local draft of the form is recognized as stored. */
function Entry({ lead, event, mail }: EntryProps) {
  const isLong = mail !== undefined || event?.kind === "note";
  return (
    <li
      id={mail?.id ?? event?.id}
      className={isLong ? `entry ${event?.kind ?? ""}` : "state-change"}
    >
      <p className="hint">
        {event ? <EventTitle event={event} /> : mail && copy.mail.kindLabels[mail.kind]}
        {" · "}
        <Time at={event?.at ?? mail?.createdAt ?? ""} />
      </p>
      {mail && mail.subject !== copy.reply.defaultSubject(lead.reference) && (
        <p className="subject">{mail.subject}</p>
      )}
      {isLong && <p className="message-text">{mail?.text ?? event?.after}</p>}
      {mail && <Delivery leadId={lead.id} mail={mail} />}
    </li>
  );
}

function Delivery({ leadId, mail }: { leadId: string; mail: SentMail }) {
  if (mail.sentAt) {
    return (
      <p className="hint">
        {copy.mail.sent} <Time at={mail.sentAt} />
      </p>
    );
  }
  if (!mail.failedAt) {
    return (
      <p className="hint">
        {mail.lastError ? `${copy.mail.retrying}: ${mail.lastError}` : copy.mail.queued}
      </p>
    );
  }
  return (
    <form className="inline" method="post" action={`/leads/${leadId}/mail/${mail.id}/retry`}>
      <span className="problem">
        {copy.mail.failed}: {mail.lastError}
      </span>
      <button className="button quiet">{copy.mail.retry}</button>
    </form>
  );
}
