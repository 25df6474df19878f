import { z } from "zod";
import { isLeadStatus } from "@angadi/contract/desk/leads";
import { line, text } from "@angadi/contract/text";
import { type Handler, HttpError, type StaffContext, redirect } from "../request-context.ts";
import { lead as copy } from "../copy/leads.ts";
import { errors } from "../copy/shell.ts";
import { renderLeadPage } from "./lead-page.tsx";

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
  const status = (await context.form()).get("status");
  if (!isLeadStatus(status)) throw new HttpError(400, errors.incomplete);
  return redirectOrNotFound(
    context,
    await context.ports.leads.setStatus(context.staff, context.param("id"), status),
    "status",
  );
}

async function setOwner(context: StaffContext): Promise<Response> {
  const owner = (await context.form()).get("owner");
  if (owner === undefined) throw new HttpError(400, errors.incomplete);
  const exists = await context.ports.leads.setOwner(
    context.staff,
    context.param("id"),
    owner || null,
  );
  return redirectOrNotFound(context, exists, "owner");
}

async function addNote(context: StaffContext): Promise<Response> {
  const note = (await context.form()).get("note") ?? "";
  const parsed = text(MAX_LENGTH, copy.note.problem).safeParse(note);
  if (!parsed.success)
    return renderLeadPage(context, { note, problems: { note: firstMessage(parsed.error) } });
  return redirectOrNotFound(
    context,
    await context.ports.leads.addNote(context.staff, context.param("id"), parsed.data),
    "note",
  );
}

async function reply(context: StaffContext): Promise<Response> {
  if (!context.ports.canMail) throw new HttpError(409, copy.reply.without);
  const values = await context.form();
  const draft = { subject: values.get("subject") ?? "", text: values.get("text") ?? "" };
  const once = z.uuid().safeParse(values.get("once"));
  if (!once.success) throw new HttpError(400, errors.incomplete);
  const subject = line(300, copy.reply.subjectProblem).safeParse(draft.subject);
  const letter = text(MAX_LENGTH, copy.reply.problem).safeParse(draft.text);
  if (!subject.success || !letter.success) {
    const problems = {
      ...(subject.success ? {} : { subject: firstMessage(subject.error) }),
      ...(letter.success ? {} : { text: firstMessage(letter.error) }),
    };
    return renderLeadPage(context, { reply: draft, problems });
  }
  const mail = { idempotencyKey: once.data, subject: subject.data, text: letter.data };
  return redirectOrNotFound(
    context,
    await context.ports.leads.reply(context.staff, context.param("id"), mail),
    "reply",
  );
}

const firstMessage = (error: z.ZodError) => error.issues[0]?.message ?? errors.incomplete;

function redirectOrNotFound(context: StaffContext, exists: boolean, message: string): Response {
  if (!exists) throw new HttpError(404, errors.leadGone);
  return back(context, message);
}

const back = (context: StaffContext, message: string) =>
  redirect(`/leads/${context.param("id")}?done=${message}`);
