import type { LeadDetail, SentMail } from "@angadi/contract/desk/leads";
import { lead as copy } from "../copy/leads.ts";
import { Time } from "../layout/time.tsx";

/** The desk's mails to the lead, each with its delivery state. */
export function Mails({ lead: { id, mails } }: { lead: LeadDetail }) {
  return mails.map((mail) => (
    <article key={mail.id} className="mail-sheet">
      <h2>
        {copy.mail.kinds[mail.kind]}: {mail.subject}
      </h2>
      <p className="words">{mail.text}</p>
      <Outcome leadId={id} mail={mail} />
    </article>
  ));
}

function Outcome({ leadId, mail }: { leadId: string; mail: SentMail }) {
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
        {mail.lastError ? `${copy.mail.trying}: ${mail.lastError}` : copy.mail.waiting}
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
