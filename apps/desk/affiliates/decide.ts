import { z } from "zod";
import { DECISION_STATES, type NewDecision } from "@angadi/contract/desk/affiliates";
import type { OutgoingMail } from "@angadi/contract/desk/leads";
import { OTHER_PARTNERS, PARTNER_ID, partnerLink } from "@angadi/contract/partner-id";
import { text } from "@angadi/contract/text";
import { HttpError, type StaffContext, redirect, fieldText } from "../request-context.ts";
import { application as copy, approvalMail, refusalMail } from "../copy/affiliates.ts";
import { errors } from "../copy/shell.ts";
import { renderApplicationPage } from "./application-page.tsx";

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
  const outgoingMail = {
    idempotencyKey: once,
    ...approvalMail({ name, link, again: was === "refused" }),
  };
  const outcome = await decide(context, { decision: "approved", was, partnerId, outgoingMail });
  if (outcome !== "taken") return redirect(`/affiliates/${context.param("id")}?done=decided`);
  return renderApplicationPage(context, { partnerId, problems: { partnerId: copy.approve.taken } });
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
  await decide(context, {
    decision: "refused",
    was,
    partnerId: undefined,
    outgoingMail: { idempotencyKey: once, ...mail },
  });
  return redirect(`/affiliates/${context.param("id")}?done=decided`);
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

async function decide(
  context: StaffContext,
  decision: Omit<NewDecision, "outgoingMail"> & { outgoingMail: OutgoingMail },
): Promise<"decided" | "taken"> {
  const { ports, staff } = context;
  const outgoingMail = ports.canMail ? decision.outgoingMail : undefined;
  const outcome = await ports.affiliates.decide(staff, context.param("id"), {
    ...decision,
    outgoingMail,
  });
  if (outcome === "gone") throw new HttpError(404, errors.leadGone);
  if (outcome === "meanwhile") throw new HttpError(409, copy.meanwhile);
  return outcome;
}
