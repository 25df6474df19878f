import { acknowledgement, teamMail } from "#content/lead-mails.ts";
import type { NotifyEnv } from "../env.ts";
import type { Channel } from "./channel.ts";
import type { MailBudget } from "./mail-budget.ts";
import { openMailer, recipient } from "./mailer.ts";

/** Milliseconds that a mail gets in all. */
const DEADLINE = 60_000;

/**
 * Two channels: a mail to the team, and an acknowledgement to the sender. The latter goes to an
 * address that a stranger typed: it holds nothing else of what they typed, and has a budget.
 */
export function mailChannels(
  { smtpUrl, to }: NonNullable<NotifyEnv["mail"]>,
  budget: MailBudget,
): Channel[] {
  const { send, domain } = openMailer(smtpUrl);
  const messageId = (id: string, channel: string) => `<${id}.${channel}@${domain}>`;
  return [
    {
      name: "team",
      deadline: DEADLINE,
      deliver: (lead, { id, signal }) =>
        send({
          signal,
          messageId: messageId(id, "team"),
          to: recipient(to),
          replyTo: { name: lead.name, address: lead.email },
          ...teamMail(lead),
        }),
    },
    {
      name: "sender",
      deadline: DEADLINE,
      async deliver(lead, { id, signal }) {
        const waitMs = await budget.take();
        if (waitMs > 0) return { waitMs };
        return send({
          signal,
          messageId: messageId(id, "sender"),
          to: recipient(lead.email),
          headers: { "Auto-Submitted": "auto-replied" },
          ...acknowledgement(lead),
        });
      },
    },
  ];
}
