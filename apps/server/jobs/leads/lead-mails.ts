import { toMessageId } from "@angadi/api/jobs/lead-notifications";
import type { StoredLead } from "@angadi/api/leads/leads";
import { buildAcknowledgement, buildTeamMail } from "@angadi/content/lead-mails";
import { formatPhone } from "@angadi/formats/phone";
import type { NotifyEnv } from "../../operations/env.ts";
import type { Channel } from "./channel.ts";
import type { MailBudget } from "../delivery/mail-budget.ts";
import { isAscii, openMailer, toRecipient } from "../delivery/mailer.ts";

/**
 * Creates two channels: a mail to the team, and an acknowledgement to the sender. The sender's
 * address may be somebody else's, so the acknowledgement repeats nothing that was typed, and has an
 * hourly budget. `deskUrl` is undefined if the desk is turned off.
 */
export function createMailChannels(
  { smtpUrl, to }: NonNullable<NotifyEnv["mail"]>,
  budget: MailBudget,
  { siteUrl, deskUrl }: { siteUrl: string; deskUrl: string | undefined },
): Channel[] {
  const { send, domain } = openMailer(smtpUrl);
  const createMessageId = (id: string) => toMessageId({ id, kind: "lead-notification" }, domain);
  return [
    {
      name: "team",
      send: (lead, { id, signal }) =>
        send({
          signal,
          messageId: createMessageId(id),
          to: toRecipient(to),
          // Servers without SMTPUTF8 reject the header, too; the mail's text has the address.
          ...(isAscii(lead.email) && { replyTo: { name: lead.name, address: lead.email } }),
          ...buildTeamMail(lead, {
            phone: formatPhone(lead.phone),
            deskUrl: deskUrl && `${deskUrl}${getLeadPath(lead)}`,
            draftUrl: getDraftUrl(lead, siteUrl),
          }),
        }),
    },
    {
      name: "sender",
      async send(lead, { id, signal }) {
        const runIn = await budget.take();
        if (runIn > 0) return { runIn };
        return send({
          signal,
          messageId: createMessageId(id),
          to: toRecipient(lead.email),
          headers: { "Auto-Submitted": "auto-replied" },
          ...buildAcknowledgement(lead, getDraftUrl(lead, siteUrl)),
        });
      },
    },
  ];
}

/** The lead's page at the desk. */
const getLeadPath = ({ kind, id }: StoredLead) =>
  `/${kind === "affiliate-application" ? "affiliates" : "leads"}/${id}`;

/** The lead's website draft, with its query in base64url; undefined if it has none. */
const getDraftUrl = ({ context: { draft } }: StoredLead, siteUrl: string) =>
  draft &&
  siteUrl +
    draft.replace(/\?.*/, (query) => `?d=${Buffer.from(query.slice(1)).toString("base64url")}`);
