import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import { enqueueJob } from "@angadi/api/jobs/queue";
import { deleteInvitationMails } from "@angadi/api/staff/end-access";
import { peopleCopy } from "@angadi/desk/copy/people";

/**
 * Queues the mail with a link for setting a password. Deletes an unsent mail to the same address,
 * whose link has been revoked.
 */
export async function mailInvitation(db: Kysely<Schema>, to: string, link: string): Promise<void> {
  const payload = { kind: "invitation", to, thread: [], ...peopleCopy.mail(link) } as const;
  await db.transaction().execute(async (trx) => {
    await deleteInvitationMails(trx, to);
    await enqueueJob(trx, { kind: "invitation-mail", subject: to, payload });
  });
}
