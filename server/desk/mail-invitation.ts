import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "#api/db/schema.ts";
import { queueMail } from "#api/desk/desk-mails.ts";
import { people } from "#desk/copy/people.ts";

/**
 * Queues the mail with a link that lets somebody set a password. One to this address that did not go
 * out goes: its link is not good any more.
 */
export async function mailInvitation(db: Kysely<Schema>, to: string, link: string): Promise<void> {
  const mail = { id: randomUUID(), kind: "invitation", leadId: undefined, to, thread: [] } as const;
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("desk_mails")
      .where("kind", "=", "invitation")
      .where("recipient", "=", to)
      .where("sent_at", "is", null)
      .execute();
    await queueMail(trx, { ...mail, ...people.mail(link) });
  });
}
