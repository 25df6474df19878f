import { createTransport } from "nodemailer";
import type { Lead } from "#api/leads.ts";
import { acknowledgement, teamMail } from "#content/lead-mails.ts";
import { site } from "#content/site.ts";
import type { NotifyEnv } from "../env.ts";
import type { Channel } from "./channel.ts";

/** Milliseconds that a mail server gets for each step. Less than the worker's lease. */
const TIMEOUT = 6000;

/** Two channels: a mail to the team, and an acknowledgement to the sender. */
export function mailChannels({ smtpUrl, to }: NonNullable<NotifyEnv["mail"]>): Channel[] {
  const [from] = site.contact.emails;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    // Nothing in a lead may name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = { name: site.name, address: from };
  const messageId = (id: string, channel: string) => `<${id}.${channel}@${from.split("@")[1]}>`;
  return [
    {
      name: "team",
      async deliver(id, lead) {
        await transport.sendMail({
          messageId: messageId(id, "team"),
          from: sender,
          to: { name: "", address: to },
          replyTo: { name: lead.name, address: lead.email },
          ...teamMail(lead),
        });
      },
    },
    {
      name: "sender",
      async deliver(id, lead) {
        await transport.sendMail({
          messageId: messageId(id, "sender"),
          from: sender,
          to: recipient(lead),
          headers: { "Auto-Submitted": "auto-replied" },
          ...acknowledgement(lead),
        });
      },
    },
  ];
}

/** As an object, so that no part of it is taken for a further address. */
const recipient = ({ name, email }: Lead) => ({ name, address: email });
