import { z } from "zod";
import { DECISION_STATES, type NewDecision } from "#contract/desk/affiliates.ts";
import type { Letter } from "#contract/desk/leads.ts";
import { OTHER_PARTNERS, PARTNER_ID, partnerLink } from "#contract/partner-id.ts";
import { text } from "#contract/text.ts";
import { Refusal, type StaffAsk, goTo, typed } from "../ask.ts";
import { application as words, approvalMail, refusalMail } from "../copy/affiliates.ts";
import { errors } from "../copy/shell.ts";
import { applicationPage } from "./application-page.tsx";

const LONGEST_REASON = 2000;

/** What both forms carry: the state that was on the screen, and a name for this one sending. */
const carried = z.object({ was: z.enum(DECISION_STATES), once: z.uuid() });

/** Makes the applicant a partner and sends the link. */
export async function approve(ask: StaffAsk): Promise<Response> {
  const values = await ask.form();
  const partnerId = typed(values, "partnerId");
  const { was, once } = read(Object.fromEntries(values));
  if (!PARTNER_ID.test(partnerId) || partnerId.toLowerCase() === OTHER_PARTNERS) {
    return applicationPage(ask, { partnerId, problems: { partnerId: words.approve.badId } });
  }
  const { name } = await applicantOf(ask);
  const link = partnerLink(ask.ports.siteUrl, partnerId);
  const letter = { once, ...approvalMail({ name, link, again: was === "refused" }) };
  const outcome = await decide(ask, { decision: "approved", was, partnerId, letter });
  if (outcome !== "taken") return goTo(`/affiliates/${ask.param("id")}?done=decided`);
  return applicationPage(ask, { partnerId, problems: { partnerId: words.approve.taken } });
}

/** Refuses, or takes an approval back; the applicant gets the reason. */
export async function refuse(ask: StaffAsk): Promise<Response> {
  const values = await ask.form();
  const reason = values.get("reason") ?? "";
  const { was, once } = read(Object.fromEntries(values));
  const clean = text(LONGEST_REASON, words.refuse.problem).safeParse(reason);
  if (!clean.success) {
    const problem = clean.error.issues[0]?.message ?? words.refuse.problem;
    return applicationPage(ask, { reason, problems: { reason: problem } });
  }
  const { name } = await applicantOf(ask);
  const mail = refusalMail({ name, reason: clean.data, again: was === "approved" });
  await decide(ask, {
    decision: "refused",
    was,
    partnerId: undefined,
    letter: { once, ...mail },
  });
  return goTo(`/affiliates/${ask.param("id")}?done=decided`);
}

function read(values: Record<string, string>): z.infer<typeof carried> {
  const clean = carried.safeParse(values);
  if (!clean.success) throw new Refusal(400, errors.incomplete);
  return clean.data;
}

async function applicantOf(ask: StaffAsk) {
  const found = await ask.ports.affiliates.find(ask.param("id"));
  if (!found) throw new Refusal(404, errors.leadGone);
  return found;
}

async function decide(
  ask: StaffAsk,
  decision: Omit<NewDecision, "letter"> & { letter: Letter },
): Promise<"decided" | "taken"> {
  const { ports, staff } = ask;
  const letter = ports.canMail ? decision.letter : undefined;
  const outcome = await ports.affiliates.decide(staff, ask.param("id"), { ...decision, letter });
  if (outcome === "gone") throw new Refusal(404, errors.leadGone);
  if (outcome === "meanwhile") throw new Refusal(409, words.meanwhile);
  return outcome;
}
