import { type LeadEvent, isLeadStatus } from "@angadi/contract/desk/leads";
import { states } from "../copy/affiliates.ts";
import { leads, lead as copy, statuses } from "../copy/leads.ts";
import { Time } from "../layout/time.tsx";

/** The history of a lead, oldest first, with notes in full. */
export function History({ events }: { events: readonly LeadEvent[] }) {
  return (
    <section>
      <h2>{copy.history}</h2>
      {events.length === 0 ? (
        <p className="hint">{copy.nothingDone}</p>
      ) : (
        <ol className="history">
          {events.map((event) => (
            <li key={event.id}>
              <p className="hint">
                <Time at={event.at} /> · {event.staffName} · {eventTitle(event)}
              </p>
              {event.kind === "note" && <p className="words">{event.after}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function eventTitle({ kind, before, after }: LeadEvent): string {
  if (kind === "note" || kind === "reply") return copy.events[kind];
  const name = kind === "owner" ? ownerName : kind === "status" ? statusName : decisionName;
  return copy.events[kind](name(before), name(after));
}

const ownerName = (name: string | null) => name ?? leads.nobody;
const statusName = (status: string | null) =>
  isLeadStatus(status ?? undefined) ? statuses[status as keyof typeof statuses] : (status ?? "");
const decisionName = (state: string | null) => states[state as keyof typeof states] ?? state ?? "";
