import type { Logger } from "pino";
import type { Database } from "#api/db/database.ts";
import { type ClaimedMail, claimMail, messageIdOf, settleMail } from "#api/desk/desk-mails.ts";
import { deadline } from "../deadline.ts";
import { type Poller, startPolling } from "../jobs/poll.ts";
import { retryDelay } from "../jobs/retry-delay.ts";
import { DeliveryFailure } from "../notifications/channel.ts";
import { codeOf } from "../notifications/error-code.ts";
import { type Mailer, openMailer, recipient } from "../notifications/mailer.ts";

/** Milliseconds: a claim outlasts the longest delivery, so that no two processes send one mail. */
const LEASE = 90_000;
const DEADLINE = 60_000;
const INTERVAL = 1000;
/** With this first wait a mail is tried for a day. */
const FIRST_WAIT = 5000;
const MAX_FAILURES = 34;

/**
 * Sends the desk's mails, oldest first. One that the mail server refuses for good, or that failed for
 * a day, is given up: the desk says so, and why. A kill between sending and noting sends it twice,
 * with one `Message-ID`.
 */
export function startMailWorker(
  database: Database,
  { smtpUrl, replyTo }: { smtpUrl: string; replyTo: string },
  log: Pick<Logger, "warn" | "error">,
  interval = INTERVAL,
): Poller {
  const mailer = openMailer(smtpUrl);

  async function deliver(mail: ClaimedMail, signal: AbortSignal): Promise<void> {
    try {
      await send(mailer, mail, replyTo, signal);
      await settleMail(database.db, mail, { sent: true });
    } catch (error) {
      // Broken off by the end of the process, it is due again when its lease is over.
      if (signal.aborted) return;
      const why =
        error instanceof DeliveryFailure ? error.message : `It failed (${codeOf(error)}).`;
      const isOver =
        (error instanceof DeliveryFailure && error.permanent) || mail.attempts + 1 >= MAX_FAILURES;
      const dueIn = isOver ? undefined : retryDelay(mail.attempts, FIRST_WAIT);
      await settleMail(database.db, mail, { sent: false, why, dueIn });
      log.warn({ mail: mail.id, kind: mail.kind, why, givenUp: isOver }, "a mail was not sent");
    }
  }

  return startPolling({
    name: "desk mails",
    interval,
    log,
    async runNext(stopping) {
      const mail = await claimMail(database, LEASE);
      if (mail) await deliver(mail, stopping);
      return mail !== undefined;
    },
  });
}

async function send(
  { send, domain }: Mailer,
  { id, to, subject, text, thread }: ClaimedMail,
  replyTo: string,
  stopping: AbortSignal,
): Promise<void> {
  const { signal, clear } = deadline(DEADLINE, stopping);
  try {
    await send({
      signal,
      messageId: messageIdOf(id, domain),
      to: recipient(to),
      replyTo: recipient(replyTo),
      ...(thread.length > 0 ? { inReplyTo: thread.at(-1) ?? "", references: [...thread] } : {}),
      subject,
      text,
    });
  } finally {
    clear();
  }
}
