import type { LeadDetail } from "@angadi/desk-ports/leads";
import { leadCopy as copy } from "../copy/leads.ts";

/** Asks to confirm the deletion, which cannot be undone. */
export function DeletePersonForm({ lead: { id, email, personLeadCount } }: { lead: LeadDetail }) {
  return (
    <form className="card" method="post" action={`/leads/${id}/forget`}>
      <p>{copy.deletePerson.text(personLeadCount, email)}</p>
      <p className="inline">
        <button className="button danger">{copy.deletePerson.submit}</button>
        <a href={`/leads/${id}`}>{copy.deletePerson.back}</a>
      </p>
    </form>
  );
}
