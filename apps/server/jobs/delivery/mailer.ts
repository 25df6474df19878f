import { type SendMailOptions, createTransport } from "nodemailer";
import { site } from "@angadi/content/site";
import { describeConnectionProblem } from "./connection-problem.ts";
import { JobError } from "../runner/job-handler.ts";

/** Timeout for each step of a mail server, in milliseconds. */
const STEP_TIMEOUT = 6000;

export interface Mailer {
  /** Domain of our mails' `Message-ID`. */
  domain: string;
  /** Sends a mail from the site; rejects with `JobError`. */
  send: (mail: SendMailOptions & { signal?: AbortSignal }) => Promise<void>;
}

const [SENDER_ADDRESS] = site.contact.emails;
export const MAIL_DOMAIN: string = SENDER_ADDRESS.split("@")[1] ?? SENDER_ADDRESS;

/** The mail server behind `smtpUrl`. */
export function openMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: STEP_TIMEOUT,
    greetingTimeout: STEP_TIMEOUT,
    socketTimeout: STEP_TIMEOUT,
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
          throw toJobError(error as SmtpError, isAscii(JSON.stringify(mail.to)));
        },
      ),
  };
}

/** As an object, so that no part of it is parsed as a second address. */
export const recipient = (address: string) => ({ name: "", address });

/** False for a mailbox in another script: only servers with SMTPUTF8 (RFC 6531) send to it. */
export const isAscii = (address: string) => /^[\0-\x7F]*$/.test(address);

interface SmtpError extends Error {
  code?: string;
  command?: string;
  /** The server's response, which usually repeats the address. */
  response?: string;
  responseCode?: number;
  /** The same message would get the same code again. */
  permanent?: boolean;
}

/** What the server answered to, by the command of SMTP. */
const SUBJECTS: Readonly<Record<string, string>> = {
  "MAIL FROM": " to our address",
  "RCPT TO": " to the recipient’s address",
  DATA: " to the email itself",
};

const toSubject = (command = "") =>
  command.startsWith("AUTH") ? " to the sign-in" : (SUBJECTS[command] ?? "");

const CANNOT_BE_MAILED =
  "This address cannot be mailed: the mail server takes addresses in Latin letters only.";

function toJobError(error: SmtpError, isAsciiRecipient: boolean): JobError {
  const { code, command = "", response = "", responseCode } = error;
  if (!isAsciiRecipient && code === "EENVELOPE" && (responseCode ?? 0) >= 500)
    return new JobError(CANNOT_BE_MAILED, { permanent: true });
  const enhancedCode = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? "";
  const reason = responseCode
    ? `The mail server answered ${responseCode} ${enhancedCode}`.trim() + toSubject(command)
    : `The mail server was not reached: ${describeConnectionProblem(error)}`;
  return new JobError(`${reason}.`, {
    // A server that refuses our account may accept the same mail once the account is fixed.
    permanent:
      (error.permanent === true || command === "API") &&
      (code === "EENVELOPE" || code === "EMESSAGE") &&
      responseCode !== AUTHENTICATION_REQUIRED,
  });
}

const AUTHENTICATION_REQUIRED = 530;
