import { z } from "zod";
import { isLeadStatus } from "#contract/desk/leads.ts";
import { line, text } from "#contract/text.ts";
import { type Answer, Refusal, type StaffAsk, goTo } from "../ask.ts";
import { lead as words } from "../copy/leads.ts";
import { errors } from "../copy/shell.ts";
import { leadPage } from "./lead-page.tsx";

/** What is done to a lead. Each leads back to it, where its history shows it. */
export const leadActions = {
  "POST /leads/:id/status": setStatus,
  "POST /leads/:id/owner": setOwner,
  "POST /leads/:id/note": addNote,
  "POST /leads/:id/reply": reply,
  "POST /leads/:id/mail/:mail/retry": async (ask) => {
    const { ports, staff } = ask;
    await ports.leads.retryMail(staff, ask.param("id"), ask.param("mail"));
    return back(ask, "retry");
  },
  "POST /leads/:id/forget": async (ask) => {
    const removed = await ask.ports.leads.forget(ask.staff, ask.param("id"));
    if (removed === 0) throw new Refusal(404, errors.leadGone);
    return goTo("/leads?done=forgotten");
  },
} satisfies Record<string, Answer>;

const LONGEST = 20_000;

async function setStatus(ask: StaffAsk): Promise<Response> {
  const status = (await ask.form()).get("status");
  if (!isLeadStatus(status)) throw new Refusal(400, errors.incomplete);
  return settle(ask, await ask.ports.leads.setStatus(ask.staff, ask.param("id"), status), "status");
}

async function setOwner(ask: StaffAsk): Promise<Response> {
  const owner = (await ask.form()).get("owner");
  if (owner === undefined) throw new Refusal(400, errors.incomplete);
  const done = await ask.ports.leads.setOwner(ask.staff, ask.param("id"), owner || null);
  return settle(ask, done, "owner");
}

async function addNote(ask: StaffAsk): Promise<Response> {
  const note = (await ask.form()).get("note") ?? "";
  const read = text(LONGEST, words.note.problem).safeParse(note);
  if (!read.success) return leadPage(ask, { note, problems: { note: messageOf(read.error) } });
  return settle(ask, await ask.ports.leads.addNote(ask.staff, ask.param("id"), read.data), "note");
}

async function reply(ask: StaffAsk): Promise<Response> {
  if (!ask.ports.canMail) throw new Refusal(409, words.reply.without);
  const values = await ask.form();
  const typed = { subject: values.get("subject") ?? "", text: values.get("text") ?? "" };
  const once = z.uuid().safeParse(values.get("once"));
  if (!once.success) throw new Refusal(400, errors.incomplete);
  const subject = line(300, words.reply.subjectProblem).safeParse(typed.subject);
  const letter = text(LONGEST, words.reply.problem).safeParse(typed.text);
  if (!subject.success || !letter.success) {
    const problems = {
      ...(subject.success ? {} : { subject: messageOf(subject.error) }),
      ...(letter.success ? {} : { text: messageOf(letter.error) }),
    };
    return leadPage(ask, { reply: typed, problems });
  }
  const mail = { once: once.data, subject: subject.data, text: letter.data };
  return settle(ask, await ask.ports.leads.reply(ask.staff, ask.param("id"), mail), "reply");
}

const messageOf = (error: z.ZodError) => error.issues[0]?.message ?? errors.incomplete;

function settle(ask: StaffAsk, isThere: boolean, done: string): Response {
  if (!isThere) throw new Refusal(404, errors.leadGone);
  return back(ask, done);
}

const back = (ask: StaffAsk, done: string) => goTo(`/leads/${ask.param("id")}?done=${done}`);
