import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { PictureUse } from "@angadi/desk-ports/posts";
import type { Picture } from "@angadi/contract/picture";
import { toLine } from "@angadi/contract/text";
import type { Schema } from "@angadi/database/schema/schema";
import { enqueuePurge } from "../jobs/purges.ts";
import { requestVacuum } from "../jobs/vacuum.ts";
import type { AuditWriter } from "../posts/save.ts";
import { processPicture } from "./make-picture.ts";

interface Upload {
  name: string;
  bytes: Uint8Array;
  alt: string;
  uploadedBy: string;
}

/**
 * Converts an upload and stores it, in one transaction. The same file again only changes the alt
 * text. Rejects with `InvalidPictureError`.
 */
export async function addPicture(
  db: Kysely<Schema>,
  { name, bytes, alt, uploadedBy }: Upload,
  writeAudit: AuditWriter = async () => undefined,
): Promise<{ picture: Picture; isNew: boolean }> {
  const id = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const existing = await setAltText(db, id, alt);
  if (existing) return { picture: existing, isNew: false };
  const { width, height, files } = await processPicture(bytes);
  const row = {
    id,
    name: toLine(name).slice(0, 200),
    width,
    height,
    alt,
    created_at: new Date().toISOString(),
    uploaded_by: uploadedBy,
  };
  const isNew = await db.transaction().execute(async (trx) => {
    const insertedRow = await trx
      .insertInto("pictures")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    // A concurrent upload has stored the same file.
    if (!insertedRow) return false;
    for (const file of files) {
      await trx
        .insertInto("picture_files")
        .values({ picture_id: id, ...file })
        .execute();
    }
    await writeAudit(trx);
    return true;
  });
  return { picture: (await findPicture(db, id)) ?? toPicture(row), isNew };
}

/** Sets the alt text of a picture. Returns undefined if no picture has this id. */
async function setAltText(
  db: Kysely<Schema>,
  id: string,
  alt: string,
): Promise<Picture | undefined> {
  const row = await db
    .updateTable("pictures")
    .set({ alt })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row && toPicture(row);
}

/**
 * Deletes a picture and its files, and purges them from a CDN. Returns its name; undefined if no
 * picture has this id.
 */
export async function deletePicture(
  trx: Transaction<Schema>,
  id: string,
  { shouldPurge }: { shouldPurge: boolean },
): Promise<string | undefined> {
  const deletedRow = await trx
    .deleteFrom("pictures")
    .where("id", "=", id)
    .returning("name")
    .executeTakeFirst();
  if (!deletedRow) return undefined;
  await trx.deleteFrom("picture_files").where("picture_id", "=", id).execute();
  if (shouldPurge) await enqueuePurge(trx, { addresses: [], prefixes: [`/pictures/${id}/`] });
  await requestVacuum(trx);
  return deletedRow.name;
}

/** The posts whose newest, published or scheduled version shows a picture. */
export async function listPictureUses(db: Kysely<Schema>, id: string): Promise<PictureUse[]> {
  return db
    .selectFrom("posts")
    .select(["id", "title", "state"])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("post_revisions as revision")
          .select("revision.version")
          .whereRef("revision.post_id", "=", "posts.id")
          .where("revision.document", "like", `%/pictures/${id}/%`)
          .where((compare) =>
            compare.or(
              (["version", "published_version", "scheduled_version"] as const).map((column) =>
                compare("revision.version", "=", compare.ref(`posts.${column}`)),
              ),
            ),
          ),
      ),
    )
    .orderBy("title")
    .orderBy("id")
    .execute();
}

export async function findPicture(db: Kysely<Schema>, id: string): Promise<Picture | undefined> {
  const row = await db.selectFrom("pictures").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toPicture(row);
}

/** One page of pictures, newest first; pages count from 0. */
export async function listPictures(
  db: Kysely<Schema>,
  { page, size }: { page: number; size: number },
): Promise<{ pictures: Picture[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom("pictures")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(size + 1)
    .offset(page * size)
    .execute();
  return { pictures: rows.slice(0, size).map(toPicture), hasMore: rows.length > size };
}

/** One of a picture's files by name, or undefined if none exists. */
export async function findPictureFile(
  db: Kysely<Schema>,
  id: string,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await db
    .selectFrom("picture_files")
    .select("bytes")
    .where("picture_id", "=", id)
    .where("name", "=", name)
    .executeTakeFirst();
  return row && Uint8Array.from(row.bytes);
}

const toPicture = ({ id, name, width, height, alt }: Picture): Picture => ({
  id,
  name,
  width,
  height,
  alt,
});
