import { z } from "zod";
import { type LeadOutcome, isLeadStatus } from "@angadi/desk-ports/leads";
import type { FormValues } from "@angadi/contract/form-values";
import { createLineSchema, createTextSchema } from "@angadi/contract/text";
import {
  type Handler,
  HttpError,
  type StaffContext,
  redirect,
} from "../request/request-context.ts";
import { leadCopy as copy } from "../copy/leads.ts";
import { errorsCopy } from "../copy/shell.ts";
import { renderLeadPage } from "./lead-page.tsx";
import type { SubmittedLeadForm } from "./submitted-lead-form.ts";
import { readVersion } from "./version-field.tsx";

/** Actions on a lead. Each redirects back to the lead, whose history shows the action. */
export const leadActions = {
  "POST /leads/:id/status": setStatus,
  "POST /leads/:id/owner": setOwner,
  "POST /leads/:id/note": addNote,
  "POST /leads/:id/reply": sendReply,
  "POST /leads/:id/mail/:mail/retry": async (context) => {
    const { ports, staff } = context;
    await ports.leads.retryMail(staff, context.param("id"), context.param("mail"));
    return redirectToLead(context, "retry");
  },
  "POST /leads/:id/forget": async (context) => {
    const deletedCount = await context.ports.leads.deletePerson(context.staff, context.param("id"));
    if (deletedCount === 0) throw new HttpError(404, errorsCopy.leadNotFound);
    return redirect("/leads?done=forgotten");
  },
} satisfies Record<string, Handler>;

const MAX_TEXT_LENGTH = 20_000;

async function setStatus(context: StaffContext): Promise<Response> {
  const values = await context.readForm();
  const status = values.get("status");
  if (!isLeadStatus(status)) throw new HttpError(400, errorsCopy.incomplete);
  const { ports, staff } = context;
  const id = context.param("id");
  const outcome = await ports.leads.setStatus(staff, id, readVersion(values), status);
  return respond(context, outcome, { status }, "status");
}

async function setOwner(context: StaffContext): Promise<Response> {
  const values = await context.readForm();
  const owner = values.get("owner");
  if (owner === undefined) throw new HttpError(400, errorsCopy.incomplete);
  const { ports, staff } = context;
  const id = context.param("id");
  const outcome = await ports.leads.setOwner(staff, id, readVersion(values), owner || null);
  return respond(context, outcome, { owner }, "owner");
}

async function addNote(context: StaffContext): Promise<Response> {
  const values = await context.readForm();
  const note = values.get("note") ?? "";
  const result = createTextSchema(MAX_TEXT_LENGTH, copy.note.missing).safeParse(note);
  if (!result.success)
    return renderLeadPage(context, { note, problems: { note: getFirstMessage(result.error) } });
  const { ports, staff } = context;
  const newNote = { id: readSubmitKey(values), text: result.data };
  if (await ports.leads.addNote(staff, context.param("id"), newNote))
    return redirectToLead(context, "note");
  throw new HttpError(404, errorsCopy.leadNotFound);
}

async function sendReply(context: StaffContext): Promise<Response> {
  if (!context.ports.canMail) throw new HttpError(409, copy.reply.noMailServer);
  const values = await context.readForm();
  const reply = { subject: values.get("subject") ?? "", text: values.get("text") ?? "" };
  const submitKey = readSubmitKey(values);
  const subject = createLineSchema(300, copy.reply.missingSubject).safeParse(reply.subject);
  const body = createTextSchema(MAX_TEXT_LENGTH, copy.reply.missingText).safeParse(reply.text);
  if (!subject.success || !body.success) {
    const problems = {
      ...(subject.success ? {} : { subject: getFirstMessage(subject.error) }),
      ...(body.success ? {} : { text: getFirstMessage(body.error) }),
    };
    return renderLeadPage(context, { reply, problems });
  }
  const mail = { idempotencyKey: submitKey, subject: subject.data, text: body.data };
  const { ports, staff } = context;
  const id = context.param("id");
  const outcome = await ports.leads.reply(staff, id, readVersion(values), mail);
  return respond(context, outcome, { reply }, "reply");
}

/** Reads the form's unique key, by which a form that is submitted twice is stored once. */
function readSubmitKey(values: FormValues): string {
  const submitKey = z.uuid().safeParse(values.get("submitKey"));
  if (!submitKey.success) throw new HttpError(400, errorsCopy.incomplete);
  return submitKey.data;
}

const getFirstMessage = (error: z.ZodError) => error.issues[0]?.message ?? errorsCopy.incomplete;

/** Redirects to the lead, or renders it again with the submitted form and the conflict. */
function respond(
  context: StaffContext,
  outcome: LeadOutcome,
  submitted: SubmittedLeadForm,
  message: string,
): Response | Promise<Response> {
  if (outcome.is === "not-found") throw new HttpError(404, errorsCopy.leadNotFound);
  if (outcome.is === "done") return redirectToLead(context, message);
  return renderLeadPage(context, { ...submitted, changes: outcome.changes });
}

const redirectToLead = (context: StaffContext, message: string) =>
  redirect(`/leads/${context.param("id")}?done=${message}`);
