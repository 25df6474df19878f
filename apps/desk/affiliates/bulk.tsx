import { randomUUID } from "node:crypto";
import { z } from "zod";
import {
  type ApplicationDetail,
  DECISION_STATES,
  type NewDecision,
  type UndoableDecision,
} from "@angadi/desk-ports/affiliates";
import type { FormValues } from "@angadi/contract/form-values";
import { LEAD_STATUSES } from "@angadi/desk-ports/leads";
import { toPartnerLink } from "@angadi/contract/partner-id";
import { createTextSchema } from "@angadi/contract/text";
import { findConflictingRows } from "../bulk/conflicts.tsx";
import { readSelectedRows } from "../bulk/selection.tsx";
import { type BulkOutcome, buildListUrl, readUndoChanges } from "../bulk/undo.tsx";
import { affiliatesCopy as copy, writeApproval, writeDecline } from "../copy/affiliates.ts";
import { errorsCopy } from "../copy/shell.ts";
import { DeskTextField } from "../layout/field.tsx";
import {
  type Handler,
  HttpError,
  type StaffContext,
  redirect,
} from "../request/request-context.ts";
import { suggestId } from "./suggested-id.ts";

export const bulkAffiliateActions = {
  "POST /affiliates/bulk": decideSelected,
  "POST /affiliates/bulk/undo": undoDecisions,
} satisfies Record<string, Handler>;

/** How long the mails about a bulk decision are delayed, so that it can be undone. */
const UNDO_WINDOW_MS = 5 * 60 * 1000;
const MAX_REASON_LENGTH = 2000;
/** Ids tried for a partner: the suggested one, then with a suffix from -2 to -9. */
const MAX_ID_ATTEMPTS = 9;

const undoableDecisionSchema = z.object({
  id: z.string().max(36),
  decision: z.enum(["approved", "declined"]),
  mailId: z.uuid(),
  status: z.enum(LEAD_STATUSES),
});

async function decideSelected(context: StaffContext): Promise<Response> {
  const values = await context.readForm();
  const decision = values.get("decision");
  if (decision !== "approved" && decision !== "declined")
    throw new HttpError(400, errorsCopy.incomplete);
  const rows = readSelectedRows(values);
  const reason = createTextSchema(MAX_REASON_LENGTH, "").safeParse(values.get("reason") ?? "");
  if (decision === "declined" && !reason.success) throw new HttpError(422, copy.bulk.missingReason);
  const undoChanges: UndoableDecision[] = [];
  for (const { id, version } of rows) {
    const application = await context.ports.affiliates.find(id);
    if (application?.state !== "pending") continue;
    const shownApplication = { ...application, version };
    const mailId =
      decision === "approved"
        ? await approve(context, shownApplication)
        : await decline(context, shownApplication, reason.data ?? "");
    if (mailId) undoChanges.push({ id, decision, mailId, status: application.status });
  }
  return redirectToList(values, {
    done: `bulk-${decision}`,
    count: undoChanges.length,
    undoChanges,
    conflicts: await findConflictingRows(context, rows),
  });
}

/** Approves with the first free suggested id. Returns the mail's id; undefined if it failed. */
async function approve(
  context: StaffContext,
  { id, name, company, version }: ApplicationDetail,
): Promise<string | undefined> {
  const idStem = suggestId(company?.name ?? "", name) || "partner";
  for (let attempt = 1; attempt <= MAX_ID_ATTEMPTS; attempt += 1) {
    const partnerId = attempt === 1 ? idStem : `${idStem}-${attempt}`;
    const link = toPartnerLink(context.ports.siteUrl, partnerId);
    const outgoingMail = { idempotencyKey: randomUUID(), ...writeApproval({ name, link }) };
    const decision = { decision: "approved", base: version, partnerId, outgoingMail } as const;
    const outcome = await decide(context, id, decision);
    if (outcome.is === "decided") return outgoingMail.idempotencyKey;
    if (outcome.is !== "taken") return undefined;
  }
  return undefined;
}

async function decline(
  context: StaffContext,
  { id, name, version }: ApplicationDetail,
  reason: string,
): Promise<string | undefined> {
  const outgoingMail = { idempotencyKey: randomUUID(), ...writeDecline({ name, reason }) };
  const base = version;
  const decision = { decision: "declined", base, partnerId: undefined, outgoingMail } as const;
  const outcome = await decide(context, id, decision);
  return outcome.is === "decided" ? outgoingMail.idempotencyKey : undefined;
}

function decide(
  { ports, staff }: StaffContext,
  id: string,
  decision: Omit<NewDecision, "oldState" | "sendAt">,
) {
  const outgoingMail = ports.canMail ? decision.outgoingMail : undefined;
  const sendAt = new Date(Date.now() + UNDO_WINDOW_MS).toISOString();
  return ports.affiliates.decide(staff, id, {
    ...decision,
    outgoingMail,
    oldState: "pending",
    sendAt,
  });
}

async function undoDecisions(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.readForm();
  let count = 0;
  for (const decision of readUndoChanges(values, undoableDecisionSchema))
    if (await ports.affiliates.undoDecision(staff, decision)) count += 1;
  return redirectToList(values, { done: "bulk-undone", count, undoChanges: [] });
}

const redirectToList = (values: FormValues, outcome: BulkOutcome) =>
  redirect(buildListUrl("/affiliates", parseApplicationListQuery(values.get("query")), outcome));

/** Returns only the list's filter parameters. */
export function parseApplicationListQuery(search: string | undefined): URLSearchParams {
  const requestedState = new URLSearchParams(search).get("state");
  const state = DECISION_STATES.find((known) => known === requestedState);
  return new URLSearchParams(state && { state });
}

/** The flash message for a bulk action, from the URL it redirected to; undefined if none. */
export function formatDecisionsMessage(
  { url: { searchParams }, ports }: Pick<StaffContext, "url" | "ports">,
  count: number,
): string | undefined {
  const { approved, declined, undone } = copy.bulk;
  const formatters = {
    "bulk-approved": approved,
    "bulk-declined": declined,
    "bulk-undone": undone,
  };
  const done = searchParams.get("done") ?? "";
  if (!Object.hasOwn(formatters, done)) return undefined;
  const message = formatters[done as keyof typeof formatters](count);
  const canUndo = ports.canMail && count > 0 && done !== "bulk-undone";
  return canUndo ? `${message} ${copy.bulk.undoHint}` : message;
}

/** The controls below the list: approve or decline the selected applications. */
export function BulkDecision() {
  return (
    <div className="inline bulk">
      <span>{copy.bulk.label}</span>
      {/* Enter submits with the first button: it declines. Only that requires a reason. */}
      <DeskTextField
        name="reason"
        id="bulk-reason"
        label={copy.bulk.reason}
        autoComplete="off"
        required
      />
      <button className="button quiet" name="decision" value="declined">
        {copy.bulk.decline}
      </button>
      <button className="button quiet" name="decision" value="approved" formNoValidate>
        {copy.bulk.approve}
      </button>
    </div>
  );
}
