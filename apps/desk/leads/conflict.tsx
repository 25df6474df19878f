import type { LeadDetail, LeadEvent } from "@angadi/desk-ports/leads";
import { leadCopy as copy } from "../copy/leads.ts";
import { Time } from "../layout/time.tsx";
import { EventTitle } from "../layout/event-title.tsx";

interface ConflictProps {
  lead: Pick<LeadDetail, "mails">;
  /** What colleagues did since the page was opened. */
  changes: readonly LeadEvent[];
}

/** Says why a form was rejected: who has changed the lead since the page was opened, and how. */
export function Conflict({ lead, changes }: ConflictProps) {
  return (
    <section className="notice error-notice conflict" role="alert">
      <p>{copy.conflict}</p>
      <ul>
        {changes.map((event) => (
          <li key={event.id}>
            <EventTitle event={event} /> · <Time at={event.at} />
            <p className="message-text">
              {event.kind === "note"
                ? event.after
                : lead.mails.find(({ id }) => id === event.after)?.text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
