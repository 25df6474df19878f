import type { Kysely } from "kysely";
import { markStep, readSetupProgress, recordTestMail } from "@angadi/api/desk/setup";
import type { DeskSetup, TestMailResult } from "@angadi/desk-ports/setup";
import type { Staff } from "@angadi/desk-ports/staff";
import type { Schema } from "@angadi/database/schema/schema";
import { setupCopy as copy } from "@angadi/desk/copy/setup";
import { JobError } from "../jobs/runner/job-handler.ts";
import { openMailer, toRecipient } from "../jobs/delivery/mailer.ts";
import { type SetupFacts, listTodos, getMailServerHost } from "../operations/setup-todos.ts";

/** Timeout of a test mail, for which somebody waits. */
const MAIL_TIMEOUT_MS = 20_000;

/** Creates the desk's setup. `smtpUrl` is undefined if no mail server is configured. */
export function createDeskSetup(
  db: Kysely<Schema>,
  setupFacts: Pick<SetupFacts, "variables" | "content">,
  smtpUrl: string | undefined,
): DeskSetup {
  return {
    async read() {
      const progress = await readSetupProgress(db);
      return {
        todos: listTodos({ ...setupFacts, progress, now: new Date() }),
        markedSteps: progress.markedSteps,
      };
    },
    mark: (actor, step, isDone) => markStep(db, actor, step, isDone),
    async sendTestMail(to) {
      if (smtpUrl === undefined) return { is: "rejected", reason: copy.testMail.noMailServer };
      const result = await sendTestMail(smtpUrl, to);
      if (result.is === "accepted") await recordTestMail(db, getMailServerHost(smtpUrl));
      return result;
    },
  };
}

async function sendTestMail(smtpUrl: string, { email }: Staff): Promise<TestMailResult> {
  try {
    const { subject, text } = copy.testMail;
    const signal = AbortSignal.timeout(MAIL_TIMEOUT_MS);
    await openMailer(smtpUrl).send({ signal, to: toRecipient(email), subject, text });
    return { is: "accepted" };
  } catch (error) {
    if (error instanceof JobError) return { is: "rejected", reason: error.message };
    throw error;
  }
}
