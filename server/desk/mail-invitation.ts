import type { Kysely } from "kysely";
import type { Schema } from "#api/db/schema.ts";
import { enqueueJob } from "#api/jobs/queue.ts";
import { dropInvitationMails } from "#api/desk/end-access.ts";
import { people } from "#desk/copy/people.ts";

/**
 * Queues the mail with a link that lets somebody set a password. One to this address that did not go
 * out goes: its link is not good any more.
 */
export async function mailInvitation(db: Kysely<Schema>, to: string, link: string): Promise<void> {
  const payload = { kind: "invitation", to, thread: [], ...people.mail(link) } as const;
  await db.transaction().execute(async (trx) => {
    await dropInvitationMails(trx, to);
    await enqueueJob(trx, { kind: "invitation-mail", subject: to, payload });
  });
}
