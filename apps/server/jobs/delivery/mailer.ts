import { type SendMailOptions, createTransport } from "nodemailer";
import { site } from "@angadi/content/site";
import { describeConnectionProblem } from "./connection-problem.ts";
import { JobError } from "../runner/job-handler.ts";

/** Timeout for each step of a mail server, in milliseconds. */
const STEP_TIMEOUT_MS = 6000;

export interface Mailer {
  /** Domain of the `Message-ID`. */
  domain: string;
  /** Sends a mail from the site; rejects with `JobError`. */
  send: (mail: SendMailOptions & { signal?: AbortSignal }) => Promise<void>;
}

const [SENDER_ADDRESS] = site.contact.emails;
export const MAIL_DOMAIN: string = SENDER_ADDRESS.split("@")[1] ?? SENDER_ADDRESS;

/** Opens the mail server at `smtpUrl`. */
export function openMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    // Prevents nodemailer from reading files or URLs.
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
          throw toJobError(error as SmtpError, isAscii(JSON.stringify(mail.to)));
        },
      ),
  };
}

/** Converts an address to an object, because text could be parsed as several addresses. */
export const toRecipient = (address: string) => ({ name: "", address });

/** Whether an address is ASCII: only servers with SMTPUTF8 (RFC 6531) send to others. */
export const isAscii = (address: string) => /^[\0-\x7F]*$/.test(address);

interface SmtpError extends Error {
  code?: string;
  command?: string;
  /** The server's response, which usually repeats the address. */
  response?: string;
  responseCode?: number;
  /** Set by nodemailer if another attempt would fail the same way. */
  permanent?: boolean;
}

/** What a response of the server refers to, by SMTP command. */
const COMMAND_TEXTS: Readonly<Record<string, string>> = {
  "MAIL FROM": " to our address",
  "RCPT TO": " to the recipient’s address",
  DATA: " to the email itself",
};

const describeCommand = (command = "") =>
  command.startsWith("AUTH") ? " to the sign-in" : (COMMAND_TEXTS[command] ?? "");

const NON_ASCII_PROBLEM =
  "This address cannot be mailed: the mail server takes addresses in Latin letters only.";

function toJobError(error: SmtpError, isAsciiRecipient: boolean): JobError {
  const { code, command = "", response = "", responseCode } = error;
  if (!isAsciiRecipient && code === "EENVELOPE" && (responseCode ?? 0) >= 500)
    return new JobError(NON_ASCII_PROBLEM, { isPermanent: true });
  const enhancedCode = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? "";
  const reason = responseCode
    ? `The mail server answered ${responseCode} ${enhancedCode}`.trim() + describeCommand(command)
    : `The mail server was not reached: ${describeConnectionProblem(error)}`;
  return new JobError(`${reason}.`, {
    // A server that rejects our account may accept the mail once the account is fixed.
    isPermanent:
      (error.permanent === true || command === "API") &&
      (code === "EENVELOPE" || code === "EMESSAGE") &&
      responseCode !== AUTHENTICATION_REQUIRED,
  });
}

const AUTHENTICATION_REQUIRED = 530;
