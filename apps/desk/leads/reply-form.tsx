import { randomUUID } from "node:crypto";
import type { LeadDetail } from "@angadi/desk-ports/leads";
import { leadCopy as copy } from "../copy/leads.ts";
import { AreaField, DeskTextField } from "../layout/field.tsx";
import { VersionField } from "./version-field.tsx";
import type { SubmittedLeadForm } from "./submitted-lead-form.ts";

interface ReplyFormProps {
  lead: LeadDetail;
  canMail: boolean;
  submitted: Pick<SubmittedLeadForm, "reply" | "problems">;
}

/** The reply by email; without a mail server, a link that opens the user's email app. */
export function ReplyForm({ lead, canMail, submitted: { reply, problems } }: ReplyFormProps) {
  const subject = reply?.subject ?? copy.reply.defaultSubject(lead.reference);
  const text = reply?.text ?? copy.reply.greeting(lead.name);
  if (!canMail) return <EmailAppLink email={lead.email} subject={subject} text={text} />;
  return (
    <form className="stack" method="post" action={`/leads/${lead.id}/reply`} data-replying="">
      <h2>{copy.reply.title}</h2>
      <VersionField lead={lead} />
      <input type="hidden" name="submitKey" value={randomUUID()} autoComplete="off" />
      <DeskTextField
        name="subject"
        label={copy.reply.subject}
        defaultValue={subject}
        problem={problems?.subject}
        required
      />
      <AreaField
        name="text"
        label={copy.reply.text}
        defaultValue={text}
        problem={problems?.text}
        rows={9}
        required
      />
      <button className="button">{copy.reply.submit}</button>
    </form>
  );
}

function EmailAppLink(mail: { email: string; subject: string; text: string }) {
  const [email, subject, text] = [mail.email, mail.subject, mail.text].map(encodeURIComponent);
  return (
    <div className="stack">
      <h2>{copy.reply.title}</h2>
      <p className="hint">{copy.reply.noMailServer}</p>
      <p>
        <a className="button" href={`mailto:${email}?subject=${subject}&body=${text}`}>
          {copy.reply.openEmailApp}
        </a>
      </p>
    </div>
  );
}
