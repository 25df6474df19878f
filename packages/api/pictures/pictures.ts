import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Picture } from "@angadi/contract/picture";
import { toLine } from "@angadi/contract/text";
import type { Schema } from "@angadi/database/schema/schema";
import type { AuditWriter } from "../posts/save.ts";
import { processPicture } from "./make-picture.ts";

interface Upload {
  name: string;
  bytes: Uint8Array;
  alt: string;
  by: string;
}

/**
 * Converts an upload and stores it, in one transaction. The same file twice is one picture.
 * Rejects with `BadPictureError`.
 */
export async function addPicture(
  db: Kysely<Schema>,
  { name, bytes, alt, by }: Upload,
  writeAudit: AuditWriter = async () => undefined,
): Promise<Picture> {
  const id = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const existing = await findPicture(db, id);
  if (existing) return existing;
  const { width, height, files } = await processPicture(bytes);
  const row = {
    id,
    name: toLine(name).slice(0, 200),
    width,
    height,
    alt,
    created_at: new Date().toISOString(),
    uploaded_by: by,
  };
  await db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto("pictures")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    // A concurrent upload has stored the same file.
    if (!inserted) return;
    for (const file of files) {
      await trx
        .insertInto("picture_files")
        .values({ picture_id: id, ...file })
        .execute();
    }
    await writeAudit(trx);
  });
  return (await findPicture(db, id)) ?? toPicture(row);
}

export async function findPicture(db: Kysely<Schema>, id: string): Promise<Picture | undefined> {
  const row = await db.selectFrom("pictures").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toPicture(row);
}

/** The newest pictures. */
export async function listPictures(db: Kysely<Schema>, limit: number): Promise<Picture[]> {
  const rows = await db
    .selectFrom("pictures")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(toPicture);
}

/** One of a picture's files by name; undefined if there is none. */
export async function pictureFile(
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

const toPicture = (row: {
  id: string;
  name: string;
  width: number;
  height: number;
  alt: string;
  created_at: string;
  uploaded_by: string;
}): Picture => ({
  id: row.id,
  name: row.name,
  width: row.width,
  height: row.height,
  alt: row.alt,
  createdAt: row.created_at,
  uploadedBy: row.uploaded_by,
});
