import { z } from "zod";
import { DECISION_STATES, type NewDecision } from "@angadi/desk-ports/affiliates";
import { OTHER_PARTNERS, PARTNER_ID, partnerLink } from "@angadi/contract/partner-id";
import { text } from "@angadi/contract/text";
import { HttpError, type StaffContext, redirect, fieldText } from "../request/request-context.ts";
import { application as copy, approvalMail, refusalMail } from "../copy/affiliates.ts";
import { errors } from "../copy/shell.ts";
import { readVersion } from "../leads/version-field.tsx";
import { type SubmittedForm, renderApplicationPage } from "./application-page.tsx";

const LONGEST_REASON = 2000;

/** Hidden fields of both forms: the displayed state, and a unique key for this submit. */
const hiddenFields = z.object({ was: z.enum(DECISION_STATES), once: z.uuid() });

/** Makes the applicant a partner and sends the link. */
export async function approveApplication(context: StaffContext): Promise<Response> {
  const values = await context.form();
  const partnerId = fieldText(values, "partnerId");
  const { was, once } = parseHiddenFields(Object.fromEntries(values));
  if (!PARTNER_ID.test(partnerId) || partnerId.toLowerCase() === OTHER_PARTNERS) {
    return renderApplicationPage(context, {
      partnerId,
      problems: { partnerId: copy.approve.badId },
    });
  }
  const { name } = await findApplicant(context);
  const link = partnerLink(context.ports.siteUrl, partnerId);
  const mail = approvalMail({ name, link, again: was === "refused" });
  const outgoingMail = { idempotencyKey: once, ...mail };
  const base = readVersion(values);
  const decision = { decision: "approved", base, was, partnerId, outgoingMail } as const;
  return decide(context, decision, { partnerId });
}

/** Declines an application or revokes an approval; the applicant receives the reason. */
export async function rejectApplication(context: StaffContext): Promise<Response> {
  const values = await context.form();
  const reason = values.get("reason") ?? "";
  const { was, once } = parseHiddenFields(Object.fromEntries(values));
  const result = text(LONGEST_REASON, copy.refuse.problem).safeParse(reason);
  if (!result.success) {
    const problem = result.error.issues[0]?.message ?? copy.refuse.problem;
    return renderApplicationPage(context, { reason, problems: { reason: problem } });
  }
  const { name } = await findApplicant(context);
  const mail = refusalMail({ name, reason: result.data, again: was === "approved" });
  const outgoingMail = { idempotencyKey: once, ...mail };
  const base = readVersion(values);
  const decision = { decision: "refused", base, was, partnerId: undefined, outgoingMail } as const;
  return decide(context, decision, { reason });
}

function parseHiddenFields(values: Record<string, string>): z.infer<typeof hiddenFields> {
  const result = hiddenFields.safeParse(values);
  if (!result.success) throw new HttpError(400, errors.incomplete);
  return result.data;
}

async function findApplicant(context: StaffContext) {
  const found = await context.ports.affiliates.find(context.param("id"));
  if (!found) throw new HttpError(404, errors.leadGone);
  return found;
}

/** Redirects to the application, or renders it again with what was typed and why it was refused. */
async function decide(
  context: StaffContext,
  decision: NewDecision,
  typed: SubmittedForm,
): Promise<Response> {
  const { ports, staff } = context;
  const id = context.param("id");
  const outgoingMail = ports.canMail ? decision.outgoingMail : undefined;
  const outcome = await ports.affiliates.decide(staff, id, { ...decision, outgoingMail });
  switch (outcome.is) {
    case "gone":
      throw new HttpError(404, errors.leadGone);
    case "conflict":
      return renderApplicationPage(context, { ...typed, changes: outcome.changes });
    case "taken":
      return renderApplicationPage(context, {
        ...typed,
        problems: { partnerId: copy.approve.taken },
      });
    case "decided":
      return redirect(`/affiliates/${id}?done=decided`);
  }
}
