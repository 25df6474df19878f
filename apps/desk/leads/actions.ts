import { z } from "zod";
import { type LeadOutcome, isLeadStatus } from "@angadi/desk-ports/leads";
import type { FormValues } from "@angadi/contract/form-values";
import { line, text } from "@angadi/contract/text";
import {
  type Handler,
  HttpError,
  type StaffContext,
  redirect,
} from "../request/request-context.ts";
import { lead as copy } from "../copy/leads.ts";
import { errors } from "../copy/shell.ts";
import { renderLeadPage } from "./lead-page.tsx";
import type { SubmittedForm } from "./submitted-form.ts";
import { readVersion } from "./version-field.tsx";

/** Actions on a lead. Each redirects back to the lead, whose history shows the action. */
export const leadActions = {
  "POST /leads/:id/status": setStatus,
  "POST /leads/:id/owner": setOwner,
  "POST /leads/:id/note": addNote,
  "POST /leads/:id/reply": reply,
  "POST /leads/:id/mail/:mail/retry": async (context) => {
    const { ports, staff } = context;
    await ports.leads.retryMail(staff, context.param("id"), context.param("mail"));
    return back(context, "retry");
  },
  "POST /leads/:id/forget": async (context) => {
    const removed = await context.ports.leads.forget(context.staff, context.param("id"));
    if (removed === 0) throw new HttpError(404, errors.leadGone);
    return redirect("/leads?done=forgotten");
  },
} satisfies Record<string, Handler>;

const MAX_LENGTH = 20_000;

async function setStatus(context: StaffContext): Promise<Response> {
  const values = await context.form();
  const status = values.get("status");
  if (!isLeadStatus(status)) throw new HttpError(400, errors.incomplete);
  const { ports, staff } = context;
  const id = context.param("id");
  const outcome = await ports.leads.setStatus(staff, id, readVersion(values), status);
  return respond(context, outcome, { status }, "status");
}

async function setOwner(context: StaffContext): Promise<Response> {
  const values = await context.form();
  const owner = values.get("owner");
  if (owner === undefined) throw new HttpError(400, errors.incomplete);
  const { ports, staff } = context;
  const id = context.param("id");
  const outcome = await ports.leads.setOwner(staff, id, readVersion(values), owner || null);
  return respond(context, outcome, { owner }, "owner");
}

async function addNote(context: StaffContext): Promise<Response> {
  const values = await context.form();
  const note = values.get("note") ?? "";
  const parsed = text(MAX_LENGTH, copy.note.problem).safeParse(note);
  if (!parsed.success)
    return renderLeadPage(context, { note, problems: { note: firstMessage(parsed.error) } });
  const { ports, staff } = context;
  const newNote = { id: readOnce(values), text: parsed.data };
  if (await ports.leads.addNote(staff, context.param("id"), newNote)) return back(context, "note");
  throw new HttpError(404, errors.leadGone);
}

async function reply(context: StaffContext): Promise<Response> {
  if (!context.ports.canMail) throw new HttpError(409, copy.reply.without);
  const values = await context.form();
  const draft = { subject: values.get("subject") ?? "", text: values.get("text") ?? "" };
  const once = readOnce(values);
  const subject = line(300, copy.reply.subjectProblem).safeParse(draft.subject);
  const letter = text(MAX_LENGTH, copy.reply.problem).safeParse(draft.text);
  if (!subject.success || !letter.success) {
    const problems = {
      ...(subject.success ? {} : { subject: firstMessage(subject.error) }),
      ...(letter.success ? {} : { text: firstMessage(letter.error) }),
    };
    return renderLeadPage(context, { reply: draft, problems });
  }
  const mail = { idempotencyKey: once, subject: subject.data, text: letter.data };
  const { ports, staff } = context;
  const id = context.param("id");
  const outcome = await ports.leads.reply(staff, id, readVersion(values), mail);
  return respond(context, outcome, { reply: draft }, "reply");
}

/** The form's own id, so that it is stored once if it is submitted twice. */
function readOnce(values: FormValues): string {
  const once = z.uuid().safeParse(values.get("once"));
  if (!once.success) throw new HttpError(400, errors.incomplete);
  return once.data;
}

const firstMessage = (error: z.ZodError) => error.issues[0]?.message ?? errors.incomplete;

/** Redirects to the lead, or renders it again with what was typed and what others did. */
function respond(
  context: StaffContext,
  outcome: LeadOutcome,
  submitted: SubmittedForm,
  message: string,
): Response | Promise<Response> {
  if (outcome.is === "gone") throw new HttpError(404, errors.leadGone);
  if (outcome.is === "done") return back(context, message);
  return renderLeadPage(context, { ...submitted, changes: outcome.changes });
}

const back = (context: StaffContext, message: string) =>
  redirect(`/leads/${context.param("id")}?done=${message}`);
