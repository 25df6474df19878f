import { randomUUID } from "node:crypto";
import { z } from "zod";
import {
  type ApplicationDetail,
  DECISION_STATES,
  type NewDecision,
  type UndoneDecision,
} from "@angadi/desk-ports/affiliates";
import { LEAD_STATUSES } from "@angadi/desk-ports/leads";
import { partnerLink } from "@angadi/contract/partner-id";
import { text } from "@angadi/contract/text";
import { findLeftRows } from "../bulk/conflicts.tsx";
import { readSelectedRows } from "../bulk/selection.tsx";
import { type BulkOutcome, buildListUrl, readUndo } from "../bulk/undo.tsx";
import { affiliates as copy, approvalMail, refusalMail } from "../copy/affiliates.ts";
import { errors } from "../copy/shell.ts";
import { TextField } from "../layout/field.tsx";
import {
  type Handler,
  HttpError,
  type StaffContext,
  redirect,
} from "../request/request-context.ts";
import { suggestId } from "./suggested-id.ts";

export const bulkAffiliateActions = {
  "POST /affiliates/bulk": decideAll,
  "POST /affiliates/bulk/undo": undoAll,
} satisfies Record<string, Handler>;

/** Milliseconds that mails of a bulk decision are delayed, so that it can be undone. */
const UNDO_TIME = 5 * 60 * 1000;
const LONGEST_REASON = 2000;
/** Ids tried for a partner: the suggested one, then with a suffix from -2 to -9. */
const MAX_IDS = 9;

const undoneDecision = z.object({
  id: z.string().max(36),
  decision: z.enum(["approved", "refused"]),
  mail: z.uuid(),
  status: z.enum(LEAD_STATUSES),
});

async function decideAll(context: StaffContext): Promise<Response> {
  const values = await context.form();
  const decision = values.get("decision");
  if (decision !== "approved" && decision !== "refused")
    throw new HttpError(400, errors.incomplete);
  const rows = readSelectedRows(values);
  const reason = text(LONGEST_REASON, "").safeParse(values.get("reason") ?? "");
  if (decision === "refused" && !reason.success) throw new HttpError(422, copy.bulk.noReason);
  const decided: UndoneDecision[] = [];
  for (const { id, version } of rows) {
    const found = await context.ports.affiliates.find(id);
    if (found?.state !== "waiting") continue;
    const application = { ...found, version };
    const mail =
      decision === "approved"
        ? await approve(context, application)
        : await rejectOne(context, application, reason.data ?? "");
    if (mail) decided.push({ id, decision, mail, status: found.status });
  }
  return back(values.get("query"), {
    done: `bulk-${decision}`,
    count: decided.length,
    undo: decided,
    left: await findLeftRows(context, rows),
  });
}

/** Approves with the first suggested id that is free. Returns the mail's id; undefined if none is. */
async function approve(
  context: StaffContext,
  { id, name, company, version }: ApplicationDetail,
): Promise<string | undefined> {
  const base = suggestId(company?.name ?? "", name) || "partner";
  for (let number = 1; number <= MAX_IDS; number += 1) {
    const partnerId = number === 1 ? base : `${base}-${number}`;
    const link = partnerLink(context.ports.siteUrl, partnerId);
    const outgoingMail = {
      idempotencyKey: randomUUID(),
      ...approvalMail({ name, link, again: false }),
    };
    const decision = { decision: "approved", base: version, partnerId, outgoingMail } as const;
    const { is } = await decide(context, id, decision);
    if (is === "decided") return outgoingMail.idempotencyKey;
    if (is !== "taken") return undefined;
  }
  return undefined;
}

async function rejectOne(
  context: StaffContext,
  { id, name, version }: ApplicationDetail,
  reason: string,
): Promise<string | undefined> {
  const outgoingMail = {
    idempotencyKey: randomUUID(),
    ...refusalMail({ name, reason, again: false }),
  };
  const decision = {
    decision: "refused",
    base: version,
    partnerId: undefined,
    outgoingMail,
  } as const;
  return (await decide(context, id, decision)).is === "decided"
    ? outgoingMail.idempotencyKey
    : undefined;
}

function decide(
  { ports, staff }: StaffContext,
  id: string,
  decision: Omit<NewDecision, "was" | "sendAt">,
) {
  const outgoingMail = ports.canMail ? decision.outgoingMail : undefined;
  const sendAt = new Date(Date.now() + UNDO_TIME).toISOString();
  return ports.affiliates.decide(staff, id, { ...decision, outgoingMail, was: "waiting", sendAt });
}

async function undoAll(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.form();
  let count = 0;
  for (const decision of readUndo(values, undoneDecision))
    if (await ports.affiliates.undoDecision(staff, decision)) count += 1;
  return back(values.get("query"), { done: "bulk-undone", count, undo: [] });
}

const back = (query: string | undefined, outcome: BulkOutcome) =>
  redirect(buildListUrl("/affiliates", parseListQuery(query), outcome));

/** Returns only the list's filter parameters. */
export function parseListQuery(search: string | undefined): URLSearchParams {
  const requestedState = new URLSearchParams(search).get("state");
  const state = DECISION_STATES.find((known) => known === requestedState);
  return new URLSearchParams(state && { state });
}

/** The flash message for a bulk action, from the URL it redirected to; undefined if none. */
export function formatBulkMessage(
  { url: { searchParams }, ports }: Pick<StaffContext, "url" | "ports">,
  count: number,
): string | undefined {
  const { approved, refused, undone: takenBack } = copy.bulk;
  const texts = { "bulk-approved": approved, "bulk-refused": refused, "bulk-undone": takenBack };
  const done = searchParams.get("done") ?? "";
  if (!Object.hasOwn(texts, done)) return undefined;
  const message = texts[done as keyof typeof texts](count);
  const isHeld = ports.canMail && count > 0 && done !== "bulk-undone";
  return isHeld ? `${message} ${copy.bulk.mailed}` : message;
}

/** The controls below the list. */
export function BulkDecision() {
  return (
    <div className="inline bulk">
      <span>{copy.bulk.label}</span>
      {/* First, so that Enter in the reason declines; to approve, none is required. */}
      <TextField
        name="reason"
        id="bulk-reason"
        label={copy.bulk.reason}
        autoComplete="off"
        required
      />
      <button className="button quiet" name="decision" value="refused">
        {copy.bulk.refuse}
      </button>
      <button className="button quiet" name="decision" value="approved" formNoValidate>
        {copy.bulk.approve}
      </button>
    </div>
  );
}
