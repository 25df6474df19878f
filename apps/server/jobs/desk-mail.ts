import { toMessageId } from "@angadi/api/jobs/lead-notifications";
import type { Job } from "@angadi/api/jobs/queue";
import { type JobHandler, RETRY_FOR_DAYS } from "./runner/job-handler.ts";
import { openMailer, toRecipient } from "./delivery/mailer.ts";

type MailKind = "desk-mail" | "invitation-mail" | "summary-mail";

/** Milliseconds. */
const POLL_INTERVAL_MS = 1000;
const TIMEOUT_MS = 60_000;
/** The last attempt is a day after the first. */
const MAX_FAILURES = 34;

/**
 * Sends mails that staff wrote, invitations, and weekly summaries. If the process is killed between
 * sending and recording, the mail is sent twice, with the same `Message-ID`.
 */
export function createDeskMailHandlers(smtpUrl: string, replyTo: string): JobHandler<MailKind>[] {
  const { send, domain } = openMailer(smtpUrl);
  const run = async (job: Job<MailKind>, signal: AbortSignal) => {
    if (!job.payload) return;
    const { to, subject, text, thread } = job.payload;
    const lastMessageId = thread.at(-1);
    await send({
      signal,
      messageId: toMessageId(job, domain),
      to: toRecipient(to),
      replyTo: toRecipient(replyTo),
      ...(lastMessageId === undefined ? {} : { inReplyTo: lastMessageId, references: [...thread] }),
      subject,
      text,
    });
  };
  const retry = { ...RETRY_FOR_DAYS, maxFailures: MAX_FAILURES };
  const commonOptions = { intervalMs: POLL_INTERVAL_MS, timeoutMs: TIMEOUT_MS, retry, run };
  return [
    { kind: "desk-mail", ...commonOptions },
    { kind: "invitation-mail", ...commonOptions },
    { kind: "summary-mail", ...commonOptions },
  ];
}
