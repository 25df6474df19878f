import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "#api/db/database.ts";
import { type ClaimedMail, claimMail, messageIdOf, settleMail } from "#api/desk/desk-mails.ts";
import { DeliveryFailure } from "../notifications/channel.ts";
import { codeOf } from "../notifications/error-code.ts";
import { type Mailer, openMailer, recipient } from "../notifications/mailer.ts";

/** Milliseconds: a claim outlasts the longest delivery, so that no two processes send one mail. */
const LEASE = 90_000;
const DEADLINE = 60_000;
const INTERVAL = 1000;
/** The wait after a failure doubles from the first to the last; with these it is tried for a day. */
const FIRST_WAIT = 5000;
const LAST_WAIT = 60 * 60 * 1000;
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
): { stop(): Promise<void> } {
  const mailer = openMailer(smtpUrl);
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = () => setTimeout(interval, undefined, { signal }).catch(() => undefined);

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        const mail = await claimMail(database, LEASE);
        if (mail) await deliver(mail);
        else await pause();
      } catch (error) {
        log.error({ code: codeOf(error) }, "the desk's mails cannot be sent");
        await pause();
      }
    }
  }

  async function deliver(mail: ClaimedMail): Promise<void> {
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
      const dueIn = isOver ? undefined : Math.min(LAST_WAIT, FIRST_WAIT * 2 ** mail.attempts);
      await settleMail(database.db, mail, { sent: false, why, dueIn });
      log.warn({ mail: mail.id, kind: mail.kind, why, givenUp: isOver }, "a mail was not sent");
    }
  }

  const ended = run();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function send(
  { send, domain }: Mailer,
  { id, to, subject, text, thread }: ClaimedMail,
  replyTo: string,
  stopping: AbortSignal,
): Promise<void> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const deadline = globalThis.setTimeout(end, DEADLINE);
  stopping.addEventListener("abort", end);
  try {
    await send({
      signal: ending.signal,
      messageId: messageIdOf(id, domain),
      to: recipient(to),
      replyTo: recipient(replyTo),
      ...(thread.length > 0 ? { inReplyTo: thread.at(-1) ?? "", references: [...thread] } : {}),
      subject,
      text,
    });
  } finally {
    clearTimeout(deadline);
    stopping.removeEventListener("abort", end);
  }
}
