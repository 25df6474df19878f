import { createTransport } from "nodemailer";
import { acknowledgement, teamMail } from "#content/lead-mails.ts";
import { site } from "#content/site.ts";
import type { NotifyEnv } from "../env.ts";
import { type Channel, DeliveryFailure } from "./channel.ts";
import { codeOf } from "./error-code.ts";
import type { MailBudget } from "./mail-budget.ts";

/** Milliseconds that a mail server gets for each step, and for a mail in all. */
const STEP = 6000;
const DEADLINE = 60_000;

/**
 * Two channels: a mail to the team, and an acknowledgement to the sender. The latter goes to an
 * address that a stranger typed: it holds nothing else of what they typed, and has a budget.
 */
export function mailChannels(
  { smtpUrl, to }: NonNullable<NotifyEnv["mail"]>,
  budget: MailBudget,
): Channel[] {
  const [from] = site.contact.emails;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: STEP,
    greetingTimeout: STEP,
    socketTimeout: STEP,
    // Nothing in a lead may name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = { name: site.name, address: from };
  const messageId = (id: string, channel: string) => `<${id}.${channel}@${from.split("@")[1]}>`;
  const send = (mail: Parameters<typeof transport.sendMail>[0]) =>
    transport.sendMail({ from: sender, ...mail }).then(
      () => undefined,
      (error: unknown) => {
        throw asFailure(error as SmtpError);
      },
    );
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

/** As an object, so that no part of it is taken for a further address. */
const recipient = (address: string) => ({ name: "", address });

interface SmtpError extends Error {
  code?: string;
  command?: string;
  /** What the server said, which as a rule repeats the address. */
  response?: string;
  responseCode?: number;
  /** The code is one that the same message would get again. */
  permanent?: boolean;
}

function asFailure(error: SmtpError): DeliveryFailure {
  const { code, command, response = "", responseCode } = error;
  const extended = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? "";
  const reason = responseCode
    ? `The mail server answered ${responseCode} ${extended}`.trim()
    : `The mail was not sent (${codeOf(error)})`;
  return new DeliveryFailure(`${reason}${command ? ` to ${command}` : ""}.`, {
    // A server that refuses us altogether may take the same mail once our account is in order.
    permanent:
      (error.permanent === true || command === "API") &&
      (code === "EENVELOPE" || code === "EMESSAGE") &&
      responseCode !== AUTHENTICATION_REQUIRED,
  });
}

const AUTHENTICATION_REQUIRED = 530;
