import type { FormValues } from "@angadi/contract/form-values";
import { z } from "zod";
import { LEAD_STATUSES, type StatusChange, isLeadStatus } from "@angadi/desk-ports/leads";
import { type BulkOutcome, buildListUrl, readUndoChanges } from "../bulk/undo.tsx";
import { findConflictingRows } from "../bulk/conflicts.tsx";
import { readSelectedRows } from "../bulk/selection.tsx";
import { leadsCopy as copy, leadStatusLabels } from "../copy/leads.ts";
import { errorsCopy } from "../copy/shell.ts";
import { DeskSelectField } from "../layout/field.tsx";
import {
  type Handler,
  HttpError,
  type StaffContext,
  redirect,
} from "../request/request-context.ts";
import { parseFilter, toQuery } from "./filter.ts";

export const bulkLeadActions = {
  "POST /leads/bulk": setStatuses,
  "POST /leads/bulk/undo": undoStatuses,
} satisfies Record<string, Handler>;

const statusChangeSchema = z.object({
  id: z.string().max(36),
  from: z.enum(LEAD_STATUSES),
  to: z.enum(LEAD_STATUSES),
});

async function setStatuses(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.readForm();
  const status = values.get("status");
  if (!isLeadStatus(status)) throw new HttpError(400, errorsCopy.incomplete);
  const rows = readSelectedRows(values);
  const statusChanges = rows.map(({ id, version }) => ({ id, to: status, base: version }));
  const changes = await ports.leads.setStatuses(staff, statusChanges);
  const undoChanges = changes.map(({ id, from, to }): StatusChange => ({ id, from: to, to: from }));
  const conflicts = await findConflictingRows(context, rows);
  return redirectToList(values, { done: status, count: changes.length, undoChanges, conflicts });
}

/** Reverts a bulk action, except for leads that have been changed since. */
async function undoStatuses(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.readForm();
  const changes = await ports.leads.setStatuses(staff, readUndoChanges(values, statusChangeSchema));
  return redirectToList(values, { done: "undone", count: changes.length, undoChanges: [] });
}

/** Redirects to the list with the same filter. */
function redirectToList(values: FormValues, outcome: BulkOutcome): Response {
  const filter = toQuery(parseFilter(new URLSearchParams(values.get("query"))));
  return redirect(buildListUrl("/leads", filter, { ...outcome, done: `bulk-${outcome.done}` }));
}

/** The flash message for a bulk action, from the URL it redirected to; undefined if none. */
export function formatLeadsMessage({ searchParams }: URL, count: number): string | undefined {
  const done = searchParams.get("done");
  if (done === "bulk-undone") return copy.bulk.undone(count);
  const status = LEAD_STATUSES.find((option) => `bulk-${option}` === done);
  return status && copy.bulk.done(count, leadStatusLabels[status]);
}

/** The controls below the list: set the status of the selected leads. */
export function BulkStatus() {
  return (
    <div className="inline bulk">
      <DeskSelectField
        name="status"
        id="bulk-status"
        label={copy.bulk.label}
        defaultValue="answered"
        options={LEAD_STATUSES.map((option) => [option, leadStatusLabels[option]] as const)}
      />
      <button className="button quiet">{copy.bulk.submit}</button>
    </div>
  );
}
