import { z } from "zod";
import { DECISION_STATES, type NewDecision } from "@angadi/desk-ports/affiliates";
import { OTHER_PARTNERS, PARTNER_ID, toPartnerLink } from "@angadi/contract/partner-id";
import { createTextSchema } from "@angadi/contract/text";
import {
  HttpError,
  type StaffContext,
  redirect,
  readFormField,
} from "../request/request-context.ts";
import { applicationCopy as copy, writeApproval, writeDecline } from "../copy/affiliates.ts";
import { errorsCopy } from "../copy/shell.ts";
import { readVersion } from "../leads/version-field.tsx";
import { type SubmittedDecision, renderApplicationPage } from "./application-page.tsx";
import { createMissingApplicationError, loadApplication } from "./load-application.ts";

const MAX_REASON_LENGTH = 2000;

/** Hidden fields of both forms: the state that the page showed, and a unique key of the form. */
const hiddenFieldsSchema = z.object({ shownState: z.enum(DECISION_STATES), submitKey: z.uuid() });

/** Makes the applicant a partner, and sends them the partner link. */
export async function approveApplication(context: StaffContext): Promise<Response> {
  const values = await context.readForm();
  const partnerId = readFormField(values, "partnerId");
  const { shownState, submitKey } = parseHiddenFields(Object.fromEntries(values));
  if (!PARTNER_ID.test(partnerId) || partnerId.toLowerCase() === OTHER_PARTNERS) {
    return renderApplicationPage(context, {
      partnerId,
      problems: { partnerId: copy.approve.invalidId },
    });
  }
  const { name } = await loadApplication(context);
  const link = toPartnerLink(context.ports.siteUrl, partnerId);
  const mail = writeApproval({ name, link, isReversal: shownState === "declined" });
  const outgoingMail = { idempotencyKey: submitKey, ...mail };
  const base = readVersion(values);
  const decision = {
    decision: "approved",
    base,
    oldState: shownState,
    partnerId,
    outgoingMail,
  } as const;
  return decide(context, decision, { partnerId });
}

/** Declines a pending or approved application, and sends the applicant the reason. */
export async function declineApplication(context: StaffContext): Promise<Response> {
  const values = await context.readForm();
  const reason = values.get("reason") ?? "";
  const { shownState, submitKey } = parseHiddenFields(Object.fromEntries(values));
  const result = createTextSchema(MAX_REASON_LENGTH, copy.decline.missingReason).safeParse(reason);
  if (!result.success) {
    const problem = result.error.issues[0]?.message ?? copy.decline.missingReason;
    return renderApplicationPage(context, { reason, problems: { reason: problem } });
  }
  const { name } = await loadApplication(context);
  const mail = writeDecline({ name, reason: result.data, isReversal: shownState === "approved" });
  const outgoingMail = { idempotencyKey: submitKey, ...mail };
  const base = readVersion(values);
  const decision = { decision: "declined", base, oldState: shownState, outgoingMail } as const;
  return decide(context, { ...decision, partnerId: undefined }, { reason });
}

function parseHiddenFields(values: Record<string, string>): z.infer<typeof hiddenFieldsSchema> {
  const result = hiddenFieldsSchema.safeParse(values);
  if (!result.success) throw new HttpError(400, errorsCopy.incomplete);
  return result.data;
}

/** Redirects to the application, or renders it again with the submitted form and its problems. */
async function decide(
  context: StaffContext,
  decision: NewDecision,
  submitted: SubmittedDecision,
): Promise<Response> {
  const { ports, staff } = context;
  const id = context.param("id");
  const outgoingMail = ports.canMail ? decision.outgoingMail : undefined;
  const outcome = await ports.affiliates.decide(staff, id, { ...decision, outgoingMail });
  switch (outcome.is) {
    case "not-found":
      throw createMissingApplicationError();
    case "conflict":
      return renderApplicationPage(context, { ...submitted, changes: outcome.changes });
    case "taken":
      return renderApplicationPage(context, {
        ...submitted,
        problems: { partnerId: copy.approve.taken },
      });
    case "decided":
      return redirect(`/affiliates/${id}?done=decided`);
  }
}
