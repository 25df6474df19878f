import { messageId } from "@angadi/api/jobs/lead-notifications";
import { buildAcknowledgement, buildTeamMail } from "@angadi/content/lead-mails";
import type { NotifyEnv } from "../operations/env.ts";
import type { Channel } from "./channel.ts";
import type { MailBudget } from "./mail-budget.ts";
import { openMailer, recipient } from "./mailer.ts";

/**
 * Two channels: a mail to the team, and an acknowledgement to the sender. The latter goes to an
 * address that a stranger typed: it repeats nothing else they typed, and has an hourly budget.
 */
export function createMailChannels(
  { smtpUrl, to }: NonNullable<NotifyEnv["mail"]>,
  budget: MailBudget,
): Channel[] {
  const { send, domain } = openMailer(smtpUrl);
  const idFor = (id: string) => messageId({ id, kind: "lead-notification" }, domain);
  return [
    {
      name: "team",
      send: (lead, { id, signal }) =>
        send({
          signal,
          messageId: idFor(id),
          to: recipient(to),
          replyTo: { name: lead.name, address: lead.email },
          ...buildTeamMail(lead),
        }),
    },
    {
      name: "sender",
      async send(lead, { id, signal }) {
        const runIn = await budget.take();
        if (runIn > 0) return { runIn };
        return send({
          signal,
          messageId: idFor(id),
          to: recipient(lead.email),
          headers: { "Auto-Submitted": "auto-replied" },
          ...buildAcknowledgement(lead),
        });
      },
    },
  ];
}
