import type { LeadDetail } from "@angadi/desk-ports/leads";
import { lead as copy } from "../copy/leads.ts";

/** Confirmation on a page of its own: the deletion cannot be undone. */
export function DeletePersonForm({ lead: { id, email, personLeadCount } }: { lead: LeadDetail }) {
  return (
    <form className="slip" method="post" action={`/leads/${id}/forget`}>
      <p>{copy.forget.text(personLeadCount, email)}</p>
      <p className="inline">
        <button className="button danger">{copy.forget.submit}</button>
        <a href={`/leads/${id}`}>{copy.forget.back}</a>
      </p>
    </form>
  );
}
