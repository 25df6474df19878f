import { type SendMailOptions, createTransport } from "nodemailer";
import { site } from "@angadi/content/site";
import { JobError } from "./job-handler.ts";
import { errorCode } from "../operations/error-code.ts";

/** Milliseconds that a mail server gets for each step. */
const STEP = 6000;

export interface Mailer {
  /** What ids of our mails end with. */
  domain: string;
  /** Sends a mail in the site's name; rejects with `JobError`. */
  send: (mail: SendMailOptions & { signal?: AbortSignal }) => Promise<void>;
}

const [SENDER_ADDRESS] = site.contact.emails;
export const MAIL_DOMAIN: string = SENDER_ADDRESS.split("@")[1] ?? SENDER_ADDRESS;

/** The mail server behind `smtpUrl`. */
export function openMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: STEP,
    greetingTimeout: STEP,
    socketTimeout: STEP,
    // Nothing in a lead may name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = { name: site.name, address: SENDER_ADDRESS };
  return {
    domain: MAIL_DOMAIN,
    send: (mail) =>
      transport.sendMail({ from, ...mail }).then(
        () => undefined,
        (error: unknown) => {
          throw asFailure(error as SmtpError);
        },
      ),
  };
}

/** As an object, so that no part of it is taken for a further address. */
export const recipient = (address: string) => ({ name: "", address });

interface SmtpError extends Error {
  code?: string;
  command?: string;
  /** What the server said, which as a rule repeats the address. */
  response?: string;
  responseCode?: number;
  /** The code is one that the same message would get again. */
  permanent?: boolean;
}

function asFailure(error: SmtpError): JobError {
  const { code, command, response = "", responseCode } = error;
  const extended = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? "";
  const reason = responseCode
    ? `The mail server answered ${responseCode} ${extended}`.trim()
    : `The mail was not sent (${errorCode(error)})`;
  return new JobError(`${reason}${command ? ` to ${command}` : ""}.`, {
    // A server that refuses us altogether may take the same mail once our account is in order.
    permanent:
      (error.permanent === true || command === "API") &&
      (code === "EENVELOPE" || code === "EMESSAGE") &&
      responseCode !== AUTHENTICATION_REQUIRED,
  });
}

const AUTHENTICATION_REQUIRED = 530;
