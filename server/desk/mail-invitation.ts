import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "#api/db/schema.ts";
import { queueMail } from "#api/desk/desk-mails.ts";
import { dropInvitationMails } from "#api/desk/end-access.ts";
import { people } from "#desk/copy/people.ts";

/**
 * Queues the mail with a link that lets somebody set a password. One to this address that did not go
 * out goes: its link is not good any more.
 */
export async function mailInvitation(db: Kysely<Schema>, to: string, link: string): Promise<void> {
  const mail = { id: randomUUID(), kind: "invitation", leadId: undefined, to, thread: [] } as const;
  await db.transaction().execute(async (trx) => {
    await dropInvitationMails(trx, to);
    await queueMail(trx, { ...mail, ...people.mail(link) });
  });
}
